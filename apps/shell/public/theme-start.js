// Runs before anything is painted, so that a dark choice never flashes light; the bundle repeats it and takes over.
try {
  if (localStorage.getItem('theme') === 'dark') {
    document.documentElement.classList.add('dark');
    document.documentElement.setAttribute('data-theme', 'dark');
  }
} catch {
  // Storage is blocked: light.
}
