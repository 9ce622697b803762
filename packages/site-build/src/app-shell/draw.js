// Runs at the end of the page: shows the picture of the first page, then asks for the files of that page.
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
  // This script is the only one that starts the site, so no cookie of somebody else may stop it.
  const cookieOf = (name) => {
    try {
      return decodeURIComponent(new RegExp(`(?:^|; )${name}=([^;]+)`, 'u').exec(document.cookie)?.[1] ?? '');
    } catch {
      return '';
    }
  };
  const deviceId = () => {
    try {
      return localStorage.getItem('deviceId');
    } catch {
      return null;
    }
  };
  // As packages/auth/src/http/device-type.ts does.
  const deviceType = () => {
    const { userAgent, maxTouchPoints } = navigator;
    const isTablet =
      /iPad|Tablet|PlayBook|Silk/iu.test(userAgent) ||
      (/Macintosh/u.test(userAgent) && maxTouchPoints > 1) ||
      (/Android|Harmony/iu.test(userAgent) && !/Mobile|Phone/iu.test(userAgent));
    if (isTablet) return '3';
    return /Mobile|Phone|Android|Harmony/iu.test(userAgent) ? '1' : '2';
  };
  const token = cookieOf('token');
  let name = Object.keys(plan.pages).find(isHere);
  // Redirects as the navigation rules do (rule 10.5).
  if (token && plan.entries.includes(name)) name = plan.home;
  if (!token && plan.login && plan.pages[name]?.members) name = plan.login;
  if (document.querySelector('meta[name="yayan-maintenance"]').content === 'on') name = undefined;

  /** The values that the page's address names: in its path (by the route table) and in its query. */
  const said = new URLSearchParams(location.search);
  const asked = new Set(said.keys());
  name?.split('/').forEach((part, at) => part[0] === ':' && said.set(part.slice(1), parts[at]));
  const filled = (address) => {
    const left = new Set(asked);
    let isWhole = true;
    const path = address.replaceAll(/\{(\w+)\}/gu, (_, key) => {
      left.delete(key);
      isWhole &&= said.has(key);
      return encodeURIComponent(said.get(key));
    });
    return isWhole && left.size === 0 ? path : undefined;
  };
  // Sends the scripts' first calls early. The scripts use these answers (shell/client/early-answers.ts), unless they find that
  // the device is another one. With an expired token nothing is sent: the scripts replace it first.
  const readEarly = () => {
    const id = deviceId();
    if (!token || !id || !plan.early || Number(cookieOf('expired')) < Date.now() + 120_000) return;
    const headers = {
      'z-token': `Bearer ${token}`,
      'z-device': deviceType(),
      'z-device-id': id,
      ...plan.early.headers,
    };
    const own = (plan.early.pages[name] ?? []).map(filled).filter(Boolean);
    const answers = new Map();
    const ask = (key, address, body) => {
      const posted = body && {
        method: 'POST',
        body,
        headers: { ...headers, 'content-type': 'application/json' },
      };
      const answer = fetch(address, posted ?? { headers });
      // The script that uses this answer sees the failure.
      answer.catch(() => {});
      answers.set(key, answer);
      return answer;
    };
    const framed = plan.early.frame.map((address) => ask(address, address));
    for (const address of own) void ask(address, address);
    globalThis.earlyAnswers = { headers, answers };
    const begin = plan.early.begin?.[name];
    const body = begin && filled(begin.body);
    if (!body) return;
    // The script begins the same again, and gets this answer. What it reads then is under way by that time. The server must
    // have set its cookie before: without it, it takes the browser for one that keeps none.
    Promise.all(framed)
      .then((all) =>
        all.every(({ ok }) => ok) ? ask(`${begin.address} ${body}`, begin.address, body) : undefined,
      )
      .then((answer) => answer?.clone().json())
      .then((answer) => {
        const data = answer?.data;
        if (data?.kind !== begin.next.kind) return;
        const address = begin.next.address.replace('{sessionId}', data.sessionId);
        void ask(address, address);
      })
      .catch(() => {});
  };
  // These calls are small, and run while the picture is drawn.
  readEarly();

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
    // The picture has its own styles. Switch all style sheets on together when all have arrived, because each switch makes the
    // browser style the whole page again.
    if (rel === 'stylesheet') file.media = 'print';
    file.setAttribute('href', address);
    document.head.append(file);
    return file;
  };
  /** Resolves in another task. */
  const turn = () =>
    new Promise((resolve) => {
      setTimeout(resolve);
    });

  // Runs each script in a task of its own, so that the browser handles taps between them: importing only the last one would run
  // all at once. If a script doesn't load, the page asks for it again and shows the failure.
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

  /** The browser asks for this many files in a few milliseconds. */
  const together = 2;
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
    const wanted = name ? [...(token ? plan.frame : []), ...plan.pages[name].files] : [];
    const places = [...new Set([...plan.first, ...wanted])];
    const isStyle = (at) => plan.files[at].endsWith('.css');
    const scripts = places.filter((at) => !isStyle(at));
    // The largest first (the order of `plan.files`): parallel connections then finish at about the same time.
    void askFor(plan.files.filter((_, at) => scripts.includes(at)));
    const styles = places.filter(isStyle).map((at) => link('stylesheet', plan.files[at]));
    const arrived = styles.map(
      (style) =>
        new Promise((resolve) => {
          style.addEventListener('load', resolve);
          style.addEventListener('error', resolve);
        }),
    );
    // The page must not be seen without its styles.
    globalThis.firstScripts = Promise.all(arrived).then(async () => {
      for (const style of styles) style.media = 'all';
      await turn();
      return runInTurn(scripts.map((at) => plan.files[at]));
    });
  };
  // Requests for the files would delay the first paint of the picture, so wait for it. A page in the background is never
  // painted.
  if (picture && document.visibilityState === 'visible' && 'PerformanceObserver' in globalThis) {
    setTimeout(askForFiles, 400);
    try {
      new PerformanceObserver(askForFiles).observe({ type: 'paint', buffered: true });
    } catch {
      askForFiles();
    }
  } else askForFiles();
}
