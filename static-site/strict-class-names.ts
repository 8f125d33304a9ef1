import type { Plugin } from 'vite';

/** Makes a class that a CSS module does not define an error when the page is rendered, not a silent `undefined`. */
export function strictClassNames(): Plugin {
  return {
    name: 'static-site:strict-class-names',
    enforce: 'post',
    sharedDuringBuild: true,
    transform: {
      filter: { id: /\.module\.css$/ },
      handler(code, id) {
        if (this.environment.name !== 'ssr' || !code.includes('export default')) return undefined;
        const file = JSON.stringify(id.split('/').at(-1));
        return {
          code: `${code.replace('export default', 'const classNames =')}
export default new Proxy(classNames, {
  get(names, name) {
    if (typeof name === 'string' && !(name in names)) throw new Error(${file} + " has no class '" + name + "'.");
    return names[name];
  },
});`,
          map: null,
        };
      },
    },
  };
}
