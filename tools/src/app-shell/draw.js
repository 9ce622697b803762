// Runs at the end of the page: shows the picture of the page to come once its styles have arrived.
{
  const html = document.documentElement;
  const root = document.querySelector('#root');
  const pictures = [...document.querySelectorAll('template[data-for]')];
  const fits = (name) => (picture) =>
    picture.dataset.for === html.dataset.for && picture.dataset.page === name;
  const picture = pictures.find(fits(html.dataset.page)) ?? pictures.find(fits('*'));
  const styles = [...document.querySelectorAll('link[data-style]')].map(({ href }) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.setAttribute('href', new URL(href).pathname);
    return link;
  });
  const show = () => {
    // The page itself may have come first.
    if (root.childElementCount > 0 || styles.some(({ sheet }) => !sheet)) return;
    html.dataset.shell = '';
    root.append(picture.content.cloneNode(true));
  };
  for (const link of styles) {
    link.addEventListener('load', show);
    document.head.append(link);
  }
  if (picture) show();
}
