// A classic script in the head of every page: it must run before the first paint and may not import anything.
{
  const { dataset } = document.documentElement;
  // Style sheets know by it that scripts run here (states.css).
  dataset['theme'] = '';
  try {
    dataset['icon'] = dataset['theme'] = localStorage['theme'] ?? '';
  } catch {
    // The browser forbids storage: the system's theme applies.
  }
}

// Makes the file a module for the compiler and the tests; the build drops the line.
// oxlint-disable-next-line unicorn/require-module-specifiers
export {};
