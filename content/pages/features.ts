import type { ContentPage } from '../schema.ts';

export const featuresPage: Pick<ContentPage, 'introduction'> = {
  introduction: [
    [
      'Which of the nine points your project needs depends on the work: a logo needs no icon set. Before you sign, ask us to put the ones you need into your quotation. Advanced Features and the second list are for marketplaces: ',
      { text: 'send us the functions you need', href: '/contact' },
      ', and we tell you what each one involves.',
    ],
  ],
};
