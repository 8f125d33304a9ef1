import type { ContentPage } from '../schema.ts';

export const aboutPage: Pick<ContentPage, 'introduction'> = {
  introduction: [
    'We are a small software development and AI services company in Jaipur. We design, build and maintain websites, shops, apps and automations for businesses and founders.',
    'You talk to the people who do the work. Because the team is small, we sometimes have to start a project later than you would like; we tell you the date before you sign. After launch we fix faults and answer questions for six months at no charge.',
    [
      'You can check our own website before you buy one: ',
      { text: 'this website, measured', href: '/work/this-site' },
      '. We publish no client names or reviews. Ask on the first call about work like yours.',
    ],
    'The company is named after the Jantar Mantar, the observatory in Jaipur’s old city. Many drawings on this website show its instruments, others the windows and streets of the city.',
  ],
};
