import { isCode, type Rule } from './source-file.ts';

/**
 * Forbids a picture of site/public/ that no code and no content names: the photograph of somebody who has left would stay on the
 * web. Not those of the film in images/, which is named without its endings.
 */
export const unusedPictures: Rule = (files) => {
  const words = files.filter(({ file }) => isCode(file) && /^(?:content|site|words)\//.test(file));
  return files
    .filter(({ file }) => /^site\/public\/(?!images\/).+\.(?:avif|jpe?g|png|webp)$/.test(file))
    .filter(({ file }) => !words.some(({ text }) => text.includes(`/${file.slice('site/public/'.length)}`)))
    .map(({ file }) => ({ file, message: 'Nothing shows this picture, which everybody can fetch. Delete it.' }));
};
