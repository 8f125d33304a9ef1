import type { ContentPage } from '../schema.ts';

export const featuresPage: Pick<ContentPage, 'introduction'> = {
  introduction: [
    [
      'The first list applies to every project. Before you sign, ask us to put each point into your quotation. The second list is for marketplaces: ',
      { text: 'send us the functions you need', href: '/contact' },
      ', and we tell you what each one involves.',
    ],
  ],
};
