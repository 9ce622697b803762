// Sets the colour scheme and the size of type before the page is drawn.
{
  const html = document.documentElement;
  let scheme = 'auto';
  try {
    scheme = localStorage.getItem('yayan-color-scheme') ?? scheme;
    const type = localStorage.getItem('yayan-type-scale');
    if (type === '125' || type === '150') html.style.fontSize = `${type}%`;
  } catch {}
  if (scheme === 'auto') scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  html.setAttribute('data-mantine-color-scheme', scheme);
  const color = document.querySelector('meta[name="theme-color"]');
  if (scheme === 'dark') color.content = color.dataset.dark;
}
