import type { Plugin } from 'vite';

/**
 * Wraps every CSS module that has no `@layer` of its own in the cascade layer of its folder.
 * @param styles the folder of the style sheets, from the root: `/site`
 * @param layers the layer of each folder in it
 */
export function folderLayers(styles: string, layers: Readonly<Record<string, string>>): Plugin {
  let root = '';
  return {
    name: 'static-site:folder-layers',
    enforce: 'pre',
    sharedDuringBuild: true,
    configResolved: (config) => {
      root = config.root;
    },
    transform: {
      filter: { id: /\.module\.css(?:\?|$)/ },
      handler(code, id) {
        const [folder = ''] = id.slice(`${root}${styles}/`.length).split('/');
        const layer = layers[folder];
        return layer === undefined || code.includes('@layer ')
          ? undefined
          : { code: `@layer ${layer}{${code}}`, map: null };
      },
    },
  };
}
