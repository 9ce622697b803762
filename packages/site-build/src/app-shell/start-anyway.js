// Starts the site when the script inside the document (draw.js) did not run: the policy refuses it after a proxy or an old
// cache has changed one byte of it. Then the page has no picture, and its files load later.
setTimeout(() => {
  if (globalThis.firstScripts) return;
  const plan = JSON.parse(document.querySelector('#first-pages').textContent);
  const files = plan.first.map((at) => plan.files[at]);
  for (const file of files.filter((name) => name.endsWith('.css'))) {
    const style = document.createElement('link');
    style.rel = 'stylesheet';
    style.crossOrigin = '';
    style.setAttribute('href', file);
    document.head.append(style);
  }
  globalThis.firstScripts = Promise.all(
    // A script that doesn't load leaves the page as it is.
    files.filter((name) => name.endsWith('.js')).map((name) => import(name).catch(() => {})),
  );
}, 1000);
