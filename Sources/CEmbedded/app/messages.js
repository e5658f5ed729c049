// The player's own words. English is always there; the other languages are fetched when they are wanted.

export const languages = { en: 'English', de: 'Deutsch', fr: 'Français', es: 'Español', nb: 'Norsk', ar: 'العربية' };
const rightToLeft = new Set(['ar', 'he', 'fa', 'ur', 'ps', 'sd', 'ug', 'yi', 'dv']);

export const english = {
  back: 'Back', next: 'Next', finish: 'Finish', send: 'Send', start: 'Start', cancel: 'Cancel', close: 'Close', skip: 'Skip',
  required: 'required', optional: 'optional', requiredNote: 'Questions marked with * have to be answered.',
  progress: '{answered} of {total} answered', step: 'Step', loading: 'One moment …',
  help: 'Help', moreInformation: 'More information', clear: 'Clear answer', choose: 'Please choose', noAnswer: 'No answer',
  noneFound: 'Nothing found', typeToSearch: 'Type to search', found: '{count} found', selected: 'chosen: {text}', remove: 'Remove', removeOne: 'Remove {text}',
  add: 'Add another', addOne: 'Add another: {text}', row: '{text} {number}', moveUp: 'Move up', moveDown: 'Move down', done: 'No more', rowCount: '{count} so far. Is there another?', rowNone: 'Is there one to enter?', addFirst: 'Yes, enter one', doneNone: 'No, there is none',
  otherText: 'Your own answer', notOffered: 'no longer offered', unit: 'Unit', value: 'Value', date: 'Date', time: 'Time',
  partialDate: 'I only know the year or the month', wholeDate: 'I know the day', partialHint: 'Year, or year and month: 2020 or 2020-05',
  notSet: 'not set', characters: '{count} of {limit} characters', tooLong: 'Too long: {count} of {limit} characters.',
  numberWrong: 'Please write a number, such as {example}.', numberAmbiguous: 'Please write the number without thousands separators.', integerWrong: 'Please write a whole number.',
  dateWrong: 'Please give a date: a year, a year and a month (2020-05), or a day.', dateIncomplete: 'Please give the whole date.', timeIncomplete: 'Please give date and time, or the date alone.', timeWrong: 'Please give a time.',
  unitMissing: 'Please choose a unit.', numberMissing: 'Please write the number too.', otherMissing: 'Please write your own answer.',
  chooseFile: 'Choose a file', chooseFiles: 'Choose files', dropFile: 'or drop it here', takePhoto: 'Take a photo', usePhoto: 'Take it', noCamera: 'The camera cannot be used.',
  fileTooLarge: '“{name}” is too large: {size}. At most {limit} will do.', fileWrongType: '“{name}” is of a kind that is not asked for. Possible: {types}.', fileUnreadable: '“{name}” could not be read.', upTo: 'at most {limit}',
  signHere: 'Sign here', signTyped: 'or write your name', signClear: 'Sign again', signature: 'Signature',
  referenceHint: 'Search, or write a reference such as {example}.',
  errorSummary: 'Please look at this again:', errorCount: 'There is something to mend on this page.', noticeSummary: 'Please note:',
  offline: 'There is no connection. Your answers are kept here and will be sent again.', waiting: 'The server is busy. Your answers are kept and will be sent again.', again: 'Try again', online: 'The connection is back. Your answers were sent.',
  otherWindow: 'This form was changed in another window. What was answered there is shown now; your answers of this page are kept.',
  serverError: 'The server could not do this: {text}', tooLarge: 'This is more than the server takes at once. Please make it smaller.',
  jumped: 'This question is still open.', cannotGoBack: 'This form is filled in sequence; there is no way back.', pageChanged: 'New questions have appeared on this page.',
  review: 'Review your answers', reviewText: 'Everything is answered. Please look it over before you send it.', change: 'Change', changeOne: 'Change: {text}', notAnswered: 'not answered',
  completed: 'Thank you', completedText: 'Your answers are complete.', answers: 'Your answers', showJSON: 'As FHIR (JSON)', download: 'Download', copy: 'Copy', copied: 'Copied', again2: 'Fill it in once more', allForms: 'All forms',
  saveLink: 'Save and go on later', saveText: 'Your answers are saved as you go. With this link you, or whoever has it, can go on later:', saveUntil: 'It works until {date}.', notSaved: 'Nothing is saved on the server in this mode.',
  gone: 'This link no longer works.', goneText: 'What was filled in here was finished, taken back, or is too old.', forbidden: 'You may not do this here.', login: 'This server asks for an access token.', token: 'Access token', logIn: 'Use it',
  settings: 'Settings', language: 'Language', ofForm: 'as the form', pace: 'How to go through', paceDefault: 'as the form wants it', pacePage: 'page by page', paceItem: 'one question at a time', paceAll: 'all on one page',
  forms: 'Forms', formsText: 'Choose a form and fill it in.', search: 'Search by title', searchButton: 'Search', noForms: 'There are no forms here yet.', noFormsFound: 'No form has this in its title.', more: 'Show more', version: 'version {text}', untitled: 'Form without a title', fill: 'Fill in', inspect: 'Look inside',
  ownForm: 'A form of your own', ownFormText: 'Open a FHIR Questionnaire (JSON) from a file, or paste it. It is not stored unless you say so.', openFile: 'Open a file', paste: 'or paste it here', open: 'Open', alsoStore: 'Store it on this server too', notJSON: 'This is no JSON: {text}', notForm: 'This is no FHIR Questionnaire.', keepNothing: 'Keep nothing on the server while I fill it in',
  authorView: 'Author’s view', skipToContent: 'Skip to the form', yes: 'Yes', no: 'No', file: 'File', page: 'Page', tabs: 'Parts', empty: 'There is nothing to fill in on this page.', legal: 'Legal', security: 'Security', instructions: 'Instructions', cannotDraw: 'This question cannot be answered here ({type}).',
};

const loaded = new Map([['en', english]]);

/** The first of the wanted languages that the player speaks. */
export function bestLanguage(wanted) {
  for (const tag of wanted) {
    if (!tag) continue;
    let base = String(tag).toLowerCase().split('-')[0];
    if (base === 'no' || base === 'nn') base = 'nb';
    if (languages[base]) return base;
  }
  return 'en';
}

export const directionOf = (tag) => rightToLeft.has(String(tag || '').toLowerCase().split('-')[0]) ? 'rtl' : 'ltr';

/** Words in a language: a function from a key and its values to the text. */
export async function wordsIn(language) {
  if (!loaded.has(language)) {
    try { loaded.set(language, (await import(`./words-${language}.js`)).default); } catch { loaded.set(language, english); }
  }
  return translator(language);
}

export function translator(language) {
  const words = loaded.get(language) || english;
  const t = (key, values = {}) => (words[key] ?? english[key] ?? key).replace(/\{(\w+)\}/g, (all, name) => values[name] ?? '');
  t.language = language;
  t.direction = directionOf(language);
  return t;
}
