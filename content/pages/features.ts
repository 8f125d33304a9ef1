import type { ContentPage } from '../schema.ts';

export const featuresPage: Pick<ContentPage, 'introduction'> = {
  introduction: [
    [
      'The first list applies to every project, except Advanced Features, which is for marketplaces. Before you sign, ask us to put the points you need into your quotation. The second list is for marketplaces too: ',
      { text: 'send us the functions you need', href: '/contact' },
      ', and we tell you what each one involves.',
    ],
  ],
};
