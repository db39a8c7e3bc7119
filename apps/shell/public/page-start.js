// Runs before the first paint. A dark theme never flashes light, and a page rendered for another viewport never shows.
try {
  const root = document.documentElement;
  if (localStorage.getItem('theme') === 'dark') {
    root.classList.add('dark');
    root.setAttribute('data-theme', 'dark');
  }
  const rendered = root.getAttribute('data-drawn');
  if (rendered) {
    const [language, width] = rendered.split('.');
    const otherLanguage = (/^\s*en\b/i.test(localStorage.getItem('i18nextLng') ?? '') ? 'en' : 'id') !== language;
    // The breakpoints of the theme's layouts.
    const otherWidth = [600, 900, 1200, 1536].some((from) => matchMedia(`(min-width:${from}px)`).matches !== Number(width) >= from);
    const startsElsewhere =
      location.pathname === '/' && location.search === '' && /"start":true/.test(localStorage.getItem('pendapa.views') ?? '');
    if (otherLanguage || otherWidth || startsElsewhere) root.setAttribute('data-drawn', 'other');
  }
} catch {
  // Storage is blocked: the theme is light, and the server's rendering used defaults as well.
}
