import type { Plugin } from 'vite';

/**
 * Lets scripts of the browser import a CSS module as a namespace. The bundler then writes each class where it is used, instead of
 * an object with all of them, which says every name twice.
 */
export function inlinedClassNames(): Plugin {
  return {
    name: 'static-site:inlined-class-names',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { code: ".module.css'" },
      handler: (code) => ({
        code: code.replaceAll(/import (\w+)(?= from '[^']+\.module\.css')/g, 'import * as $1'),
        map: null,
      }),
    },
  };
}
