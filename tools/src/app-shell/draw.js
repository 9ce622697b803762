// Runs at the end of the page: shows the picture of the page to come, then asks for the files of that page.
{
  const html = document.documentElement;
  const root = document.querySelector('#root');
  const plan = JSON.parse(document.querySelector('#first-pages').textContent);
  const parts = location.pathname.replace(/(.)\/$/u, '$1').split('/');
  const isHere = (pattern) => {
    const wanted = pattern.split('/');
    return (
      wanted.length === parts.length && wanted.every((part, at) => part[0] === ':' || part === parts[at])
    );
  };
  const cookieOf = (name) =>
    decodeURIComponent(new RegExp(`(?:^|; )${name}=([^;]+)`, 'u').exec(document.cookie)?.[1] ?? '');
  const token = cookieOf('token');
  let name = Object.keys(plan.pages).find(isHere);
  // What the navigation rules do (rule 10.5).
  if (token && plan.entries.includes(name)) name = plan.home;
  if (!token && plan.login && plan.pages[name]?.members) name = plan.login;
  if (document.querySelector('meta[name="yayan-maintenance"]').content === 'on') name = undefined;

  const pictures = [...document.querySelectorAll('template[data-for]')].filter(
    (picture) => picture.dataset.for === (token ? 'member' : 'visitor'),
  );
  const pictureOf = (page) => pictures.find((picture) => picture.dataset.page === page);
  const picture = name && (pictureOf(name) ?? pictureOf('*'));
  if (picture) {
    html.dataset.shell = '';
    root.append(picture.content.cloneNode(true));
    try {
      const { nickname } = JSON.parse(cookieOf('userData'));
      for (const place of root.querySelectorAll('[data-nickname]')) place.textContent = nickname;
    } catch {}
  }

  const link = (rel, address) => {
    const file = document.createElement('link');
    file.rel = rel;
    file.crossOrigin = '';
    file.setAttribute('href', address);
    document.head.append(file);
    return file;
  };
  // Beside the scripts, whose first call it would be; they take the answer (shell/client/early-account.ts). An expired token is theirs to
  // replace.
  const askForAccount = () => {
    if (!token || !plan.account || Number(cookieOf('expired')) < Date.now() + 120_000) return;
    const headers = { 'z-token': `Bearer ${token}`, ...plan.account.headers };
    const answer = fetch(plan.account.address, { headers });
    // Whoever takes it sees the failure.
    answer.catch(() => {});
    globalThis.earlyAccount = { token, answer };
  };

  /** Resolves in another task. */
  const turn = () =>
    new Promise((resolve) => {
      setTimeout(resolve);
    });

  // Each in a task of its own, between which the browser answers taps: the last one's import would run all of them at once.
  // One that doesn't come is asked for by the page again, which says so.
  const runInTurn = async (scripts) => {
    for (const script of scripts) {
      try {
        await import(script);
      } catch {
        return;
      }
      await turn();
    }
  };

  /** So many files are asked for in a few milliseconds. */
  const together = 6;
  const askFor = async (scripts) => {
    for (const [at, script] of scripts.entries()) {
      if (at % together === 0) await turn();
      link('modulepreload', script);
    }
  };

  let isAsked = false;
  const askForFiles = () => {
    if (isAsked) return;
    isAsked = true;
    askForAccount();
    const wanted = name ? [...(token ? plan.frame : []), ...plan.pages[name].files] : [];
    const files = [...new Set([...plan.first, ...wanted])].map((at) => plan.files[at]);
    const styles = files.filter((file) => file.endsWith('.css')).map((file) => link('stylesheet', file));
    const scripts = files.filter((file) => !file.endsWith('.css'));
    void askFor(scripts);
    const arrived = styles.map(
      (style) =>
        new Promise((resolve) => {
          style.addEventListener('load', resolve);
          style.addEventListener('error', resolve);
        }),
    );
    // The page must not be seen without its styles.
    globalThis.firstScripts = Promise.all(arrived).then(() => runInTurn(scripts));
  };
  // The files would keep the picture from being painted: it comes first. A page in the background is never painted.
  if (picture && document.visibilityState === 'visible' && 'PerformanceObserver' in globalThis) {
    setTimeout(askForFiles, 400);
    try {
      new PerformanceObserver(askForFiles).observe({ type: 'paint', buffered: true });
    } catch {
      askForFiles();
    }
  } else askForFiles();
}
