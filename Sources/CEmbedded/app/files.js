// Files, photos and signatures, as attachments that hold their bytes.
import { h, append, replace, icon, newID } from './dom.js';
import { safePicture } from './markup.js';
import { valueOf, sizeText, answerText } from './values.js';

function base64(blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',')[1] || '');
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

/** Whether a media type is one of those asked for: `image/*`, `image/png`, `.pdf` are understood. */
function fits(type, name, wanted) {
  if (!wanted.length) return true;
  return wanted.some((one) => {
    const plain = one.split(';')[0].trim().toLowerCase();
    if (plain === '*/*' || plain === '*') return true;
    if (plain.endsWith('/*')) return type.startsWith(plain.slice(0, -1));
    if (plain.startsWith('.')) return name.toLowerCase().endsWith(plain);
    return type === plain;
  });
}

function preview(value) {
  const picture = value.data && safePicture(`data:${value.contentType};base64,${value.data}`);
  return picture ? h('img', { src: picture, alt: value.title || '', class: 'fs-preview' }) : icon('file');
}

export function fileControl(item, context) {
  const t = context.t;
  const format = item.answerFormat || {};
  const isMultiple = item.repeats && item.maxOccurs !== 1;
  const wanted = format.mimeTypes || [];
  const largest = Math.min(format.maximumSize === undefined ? Infinity : Number(format.maximumSize), context.maximumFileBytes);
  let answers = [];
  let problem = null;
  const isPhoto = item.kind === 'imageCapture';
  const input = h('input', { type: 'file', class: 'fs-hidden', id: newID('file'), accept: wanted.length ? wanted.join(',') : isPhoto ? 'image/*' : null, multiple: isMultiple, onchange: () => { take([...input.files]); input.value = ''; } });
  const buttonID = newID('choose');
  const button = h('label', { class: 'fs-button', for: input.id, id: buttonID }, icon('file'), t(isMultiple ? 'chooseFiles' : 'chooseFile'));
  input.setAttribute('aria-labelledby', `${context.labelID} ${buttonID}`);
  const shown = h('ul', { class: 'fs-files' });
  const video = h('div', { class: 'fs-camera', hidden: true });
  const canFilm = (isPhoto || wanted.some((type) => type.startsWith('image/'))) && navigator.mediaDevices && navigator.mediaDevices.getUserMedia;
  const cameraButton = canFilm ? h('button', { type: 'button', class: 'fs-button', onclick: () => film() }, icon('camera'), t('takePhoto')) : null;
  const limits = [wanted.length ? wanted.join(', ') : '', Number.isFinite(largest) ? t('upTo', { limit: sizeText(largest, t.language) }) : ''].filter(Boolean).join(' · ');
  const drop = h('div', { class: 'fs-drop', ondragover: (event) => { event.preventDefault(); drop.classList.add('fs-over'); }, ondragleave: () => drop.classList.remove('fs-over'),
    ondrop: (event) => { event.preventDefault(); drop.classList.remove('fs-over'); take([...event.dataTransfer.files]); } },
  input, h('div', { class: 'fs-row' }, button, cameraButton, h('span', { class: 'fs-muted fs-wide-only' }, t('dropFile'))), limits ? h('div', { class: 'fs-note' }, limits) : null, video);
  const node = h('div', { class: 'fs-field', role: 'group' }, shown, drop);
  node.setAttribute('aria-labelledby', context.labelID);

  function draw() {
    replace(shown, answers.map((answer) => {
      const value = valueOf(answer)[1] || {};
      return h('li', { class: 'fs-file' }, preview(value), h('span', { class: 'fs-grow' }, answerText(answer, t, item)), h('button', { type: 'button', class: 'fs-button fs-icon-button', 'aria-label': t('removeOne', { text: value.title || t('file') }), onclick: () => {
        answers = answers.filter((one) => one !== answer);
        problem = null;
        draw();
        input.focus();
        context.changed(true);
      } }, icon('close')));
    }));
  }

  async function take(files) {
    problem = null;
    for (const file of isMultiple ? files : files.slice(0, 1)) {
      const name = file.name || t('file');
      const type = (file.type || 'application/octet-stream').toLowerCase();
      if (file.size > largest) { problem = t('fileTooLarge', { name, size: sizeText(file.size, t.language), limit: sizeText(largest, t.language) }); continue; }
      if (!fits(type, name, wanted)) { problem = t('fileWrongType', { name, types: wanted.join(', ') }); continue; }
      try {
        const answer = { valueAttachment: { contentType: type, data: await base64(file), size: file.size, title: name } };
        answers = isMultiple ? [...answers, answer] : [answer];
      } catch { problem = t('fileUnreadable', { name }); }
    }
    draw();
    context.changed(true);
    context.tell(problem);
  }

  async function film() {
    let stream;
    try { stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }); } catch { problem = t('noCamera'); context.tell(problem); problem = null; return; }
    const screen = h('video', { autoplay: true, playsinline: true, muted: true });
    screen.srcObject = stream;
    const stop = () => { stream.getTracks().forEach((track) => track.stop()); replace(video); video.hidden = true; cameraButton.hidden = false; };
    replace(video, screen, h('div', { class: 'fs-row' }, h('button', { type: 'button', class: 'fs-button fs-primary', onclick: () => {
      const canvas = h('canvas', { width: screen.videoWidth, height: screen.videoHeight });
      canvas.getContext('2d').drawImage(screen, 0, 0);
      stop();
      const type = !wanted.length || fits('image/jpeg', 'photo.jpg', wanted) ? 'image/jpeg' : 'image/png';
      canvas.toBlob((blob) => { if (blob) take([new File([blob], type === 'image/jpeg' ? 'photo.jpg' : 'photo.png', { type })]); }, type, 0.9);
      cameraButton.focus();
    } }, t('usePhoto')), h('button', { type: 'button', class: 'fs-button', onclick: () => { stop(); cameraButton.focus(); } }, t('cancel'))));
    video.hidden = false;
    cameraButton.hidden = true;
    context.onLeave(stop);
  }

  return {
    node,
    read: () => ({ answers, error: problem || undefined }),
    write: (next) => { answers = next; draw(); },
    focus: () => input.focus(), inputs: () => [input, node],
  };
}

/** A field to sign in with pen, finger or mouse; who cannot writes the name instead. */
export function signatureControl(item, context) {
  const t = context.t;
  let answers = [];
  const canvas = h('canvas', { class: 'fs-pad', width: '1000', height: '320', tabindex: '-1', role: 'img', 'aria-label': t('signHere') });
  const typed = h('input', { class: 'fs-input', autocomplete: 'name', dir: 'auto', oninput: () => drawName(), onchange: () => finish() });
  const typedID = newID('typed');
  const label = h('label', { class: 'fs-small-label', id: typedID }, t('signTyped'));
  typed.id = newID('input');
  label.htmlFor = typed.id;
  typed.setAttribute('aria-labelledby', `${context.labelID} ${typedID}`);
  const again = h('button', { type: 'button', class: 'fs-link', hidden: true, onclick: () => { wipe(); typed.value = ''; answers = []; refresh(); typed.focus(); context.changed(true); } }, t('signClear'));
  const kept = h('div', { class: 'fs-kept', hidden: true });
  const pad = h('div', { class: 'fs-sign' }, canvas, label, typed);
  const node = h('div', { class: 'fs-field', role: 'group' }, kept, pad, again);
  node.setAttribute('aria-labelledby', context.labelID);
  const pen = canvas.getContext('2d');
  let last = null;
  let isDrawn = false;

  const wipe = () => { pen.fillStyle = '#ffffff'; pen.fillRect(0, 0, canvas.width, canvas.height); isDrawn = false; };
  const place = (event) => {
    const box = canvas.getBoundingClientRect();
    return { x: (event.clientX - box.left) * canvas.width / box.width, y: (event.clientY - box.top) * canvas.height / box.height };
  };
  canvas.addEventListener('pointerdown', (event) => {
    event.preventDefault();
    if (typed.value) { wipe(); typed.value = ''; }
    canvas.setPointerCapture(event.pointerId);
    last = place(event);
  });
  canvas.addEventListener('pointermove', (event) => {
    if (!last) return;
    const at = place(event);
    pen.strokeStyle = '#101828';
    pen.lineWidth = 4;
    pen.lineCap = 'round';
    pen.beginPath();
    pen.moveTo(last.x, last.y);
    pen.lineTo(at.x, at.y);
    pen.stroke();
    last = at;
    isDrawn = true;
  });
  for (const name of ['pointerup', 'pointercancel']) canvas.addEventListener(name, () => { if (last && isDrawn) finish(); last = null; });

  function drawName() {
    wipe();
    const text = typed.value.trim();
    if (!text) return;
    pen.fillStyle = '#101828';
    let size = 120;
    do { pen.font = `italic ${size}px "Segoe Script", "Brush Script MT", cursive`; size -= 6; } while (size > 24 && pen.measureText(text).width > canvas.width - 80);
    pen.textBaseline = 'middle';
    pen.textAlign = 'center';
    pen.fillText(text, canvas.width / 2, canvas.height / 2);
    isDrawn = true;
  }

  function finish() {
    if (!isDrawn) { answers = []; context.changed(true); return; }
    const data = canvas.toDataURL('image/png').split(',')[1];
    const wanted = ((item.answerFormat || {}).mimeTypes || []);
    const type = !wanted.length || fits('image/png', 'signature.png', wanted) ? 'image/png' : 'image/jpeg';
    const bytes = type === 'image/png' ? data : canvas.toDataURL('image/jpeg', 0.9).split(',')[1];
    answers = [{ valueAttachment: { contentType: type, data: bytes, size: Math.floor(bytes.length * 3 / 4) - (bytes.endsWith('==') ? 2 : bytes.endsWith('=') ? 1 : 0), title: t('signature') + (type === 'image/png' ? '.png' : '.jpg') } }];
    again.hidden = false;
    context.changed(true);
  }

  function refresh() {
    const isKept = answers.length > 0 && !isDrawn;
    kept.hidden = !isKept;
    pad.hidden = isKept;
    again.hidden = !answers.length;
    if (isKept) replace(kept, preview(valueOf(answers[0])[1] || {}));
  }
  wipe();
  return {
    node, read: () => ({ answers }),
    write: (next) => { answers = next; if (!next.length && !typed.value) wipe(); refresh(); },
    focus: () => (pad.hidden ? again : typed).focus(), inputs: () => [typed, node],
  };
}

export { append };
