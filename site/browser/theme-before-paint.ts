// A classic script in the head of every page: it must run before the first paint and may not import anything.
try {
  const theme = localStorage.getItem('theme');
  if (theme) document.documentElement.dataset['theme'] = theme;
} catch {
  // Storage is forbidden here: the system's theme stays in force.
}
