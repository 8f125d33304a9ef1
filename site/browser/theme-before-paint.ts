// A classic script in the head of every page: it must run before the first paint and may not import anything.
try {
  const theme = localStorage.getItem('theme');
  if (theme) document.documentElement.dataset['theme'] = theme;
} catch {
  // Storage is forbidden here: the system's theme stays in force.
}

// For the compiler and the tests a module; nothing of this line is left in the built file.
// oxlint-disable-next-line unicorn/require-module-specifiers
export {};
