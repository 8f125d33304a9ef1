import type { InPageLink, DrawnSection, ServicePage } from '../../schema.ts';

type CloudServicesPage = ServicePage & {
  /** The hero's scroll button. */
  scroll: InPageLink;
  /** Eight solutions; its anchor is the scroll button's. */
  solutions: DrawnSection;
  /** Eight types of cloud. */
  types: DrawnSection;
};

export const cloudServicesPage: CloudServicesPage = {
  path: '/services/cloud-services',
  figureLabel: 'A cloud before the sun on a dial of hours, feeding three arched windows with servers',
  lede: 'We move your servers and data to a suitable provider, secure them, and remove costs you do not need.',
  scroll: { text: 'See the solutions', anchor: 'solutions' },
  offer: {
    whatItIs:
      'We move, secure and maintain the servers and data behind your website, shop or app, with the cloud provider you choose.',
    whatYouGet:
      'A documented setup that another engineer can rebuild, a bill that you can check line by line, and backups that we restored while you watched.',
    priceDependsOn:
      'The number of servers and databases, and how long you may be offline. A move in one night is less work than one that no visitor notices. The provider bills you directly.',
    duration: { weeks: [2, 6], work: 'the move of one application with its database' },
    firstStep: [
      { text: 'Send us a list of your servers', href: '/contact' },
      ' and the main items of last month’s hosting bill.',
    ],
  },
  introduction: [
    'We first look at your load over the past month. A college portal that is busy for two weeks of admissions suits a cloud. Accounting software that ten people use all day often costs less on a rented server, and then we recommend that.',
    'We write all settings as code, so that you can change the provider later.',
    'We do not watch your systems at night. Alarms reach a named member of your staff, and we answer in working hours. Fixes are included for six months; after that you can order a maintenance plan.',
  ],
  solutions: {
    heading: 'Eight cloud solutions',
    lede: 'If your backup has never been restored, begin with Disaster Recovery.',
    drawn: {
      migration: {
        title: 'Cloud Migration',
        description: 'We move one application at a time. The old system runs until the new one is tested.',
      },
      security: {
        title: 'Security',
        description: 'Access only for those who need it, encrypted data and a log of who did what.',
      },
      size: {
        title: 'Optimization',
        description: 'Servers of the right size, idle ones switched off, and old data on cheaper storage.',
      },
      script: {
        title: 'Automation',
        description: 'Releases and scaling run by scripts, so that no step is forgotten.',
      },
      data: {
        title: 'Data Analytics & AI',
        description: 'One clean data store, dashboards, and AI models where they save time.',
      },
      recovery: {
        title: 'Disaster Recovery',
        description: 'Backups in a second place, a written restore plan, and a drill that you can watch.',
      },
      peak: {
        title: 'Serverless Computing',
        description:
          'You pay for each run. Good for short peaks, such as exam results at noon. Expensive for steady load.',
      },
      edge: {
        title: 'Edge Computing',
        description: 'Servers near your users, for services where a delay of 0.2\u00a0seconds matters.',
      },
    },
  },
  types: {
    heading: 'Eight types of cloud',
    lede: 'They differ in who owns the machines and where they are.',
    drawn: {
      private: { title: 'Private', description: 'Machines for you alone. Most control and most maintenance.' },
      hybrid: { title: 'Hybrid', description: 'Private and public together, each for the tasks that suit it.' },
      public: {
        title: 'Public',
        description: 'Shared machines of a large provider. The usual choice to begin with.',
      },
      multi: {
        title: 'Multi-Cloud',
        description: 'Several providers, so that you do not depend on a single one.',
      },
      'hybrid-multi': { title: 'Hybrid Multi-Cloud', description: 'Your own machines and more than one provider.' },
      distributed: {
        title: 'Distributed',
        description: 'One cloud, run from many places near its users.',
      },
      fog: {
        title: 'Fog Computing',
        description: 'Data processed near the machines, for a factory that has to work without the internet.',
      },
      native: {
        title: 'Cloud-Native Infrastructure',
        description: 'Many small services that are released separately. Worth the effort only for large systems.',
      },
    },
  },
  closing: {
    heading: 'Not sure which cloud you need?',
    text: 'Send us a list of what you run today and what it costs you. You get it back with what to move, what to keep and why.',
  },
};
