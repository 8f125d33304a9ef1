/** Every part of the site that runs in the browser. The key is the name of the island's folder and file. */
export const registry = {
  'contact-form': () => import('./contact-form/contact-form.tsx').then(({ ContactForm }) => ContactForm),
};
