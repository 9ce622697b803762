// Runs before anything of the page is drawn: sets the colour scheme and asks for the files of the page to come.
{
  const html = document.documentElement;
  const nameOf = (id) => document.querySelector(`meta[name="${id}"]`);
  let scheme = 'light';
  try {
    scheme = localStorage.getItem('yayan-color-scheme') ?? scheme;
  } catch {}
  if (scheme === 'auto') scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  html.setAttribute('data-mantine-color-scheme', scheme);
  const color = nameOf('theme-color');
  if (scheme === 'dark') color.content = color.dataset.dark;

  const { files, frame, pages, entries } = JSON.parse(document.querySelector('#first-pages').textContent);
  const parts = location.pathname.replace(/(.)\/$/u, '$1').split('/');
  const isHere = (pattern) => {
    const wanted = pattern.split('/');
    return (
      wanted.length === parts.length && wanted.every((part, at) => part[0] === ':' || part === parts[at])
    );
  };
  const isMember = /(?:^|; )token=[^;]/u.test(document.cookie);
  let name = Object.keys(pages).find(isHere);
  // What the navigation rules do (rule 10.5).
  if (isMember && entries.includes(name)) name = '/home';
  if (!isMember && pages[name]?.members) name = '/login';
  if (name !== undefined && nameOf('yayan-maintenance').content === 'off') {
    const wanted = [...(isMember ? frame : []), ...pages[name].files].map((at) => files[at]);
    for (const file of new Set(wanted)) {
      const link = document.createElement('link');
      link.href = file;
      if (file.endsWith('.css')) {
        link.rel = 'preload';
        link.as = 'style';
        link.dataset.style = '';
      } else link.rel = 'modulepreload';
      link.crossOrigin = '';
      document.head.append(link);
    }
    html.dataset.page = name;
    html.dataset.for = isMember ? 'member' : 'visitor';
  }
}
