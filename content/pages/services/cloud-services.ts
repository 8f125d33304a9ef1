import type { CloudOffering, InPageLink, ServicePage, Titled } from '../../schema.ts';

type CloudServicesPage = ServicePage & {
  /** The hero's scroll button. */
  scroll: InPageLink;
  /** Eight solutions; its anchor is the scroll button's. */
  solutions: Titled<CloudOffering>;
  /** Eight types of cloud, each drawn. */
  types: Titled<CloudOffering>;
};

export const cloudServicesPage: CloudServicesPage = {
  path: '/services/cloud-services',
  heading: 'Cloud Services',
  lede: 'Move what you run to the right place, keep it safe there, and pay only for what it uses. On any provider, with a way out.',
  scroll: { text: 'See the solutions', anchor: 'solutions' },
  actions: [{ text: 'Contact Us', href: '/contact' }],
  introduction: [
    'The cloud is other people’s computers, rented by the hour. That is a good bargain when your load changes and a poor one when it does not, so the first thing we do is measure a month of yours.',
    'We then move, secure and tune what belongs there, and say plainly what does not. Everything is written down as code, which means a second engineer can rebuild it, a third can audit it, and you can leave a provider without beginning again.',
  ],
  facts: {
    whatItIs: 'Migration, security and upkeep for the servers and data behind your product.',
    whoItIsFor: 'Teams whose hosting bill or downtime has started to appear in meetings.',
    whatYouWillHave: 'A documented platform, a bill you can explain line by line, and backups you have seen restored.',
    whatToDoNext: [
      { text: 'Tell us what you run today', href: '/contact' },
      '; an invoice and a list of servers are enough to start from.',
    ],
  },
  solutions: {
    heading: 'Eight cloud solutions',
    lede: 'Take one, or take them in this order. Each ends with something you can check.',
    items: [
      {
        title: 'Cloud Migration',
        description: 'One workload at a time, with the old system running until the new one has proved itself.',
        icon: 'cloud-upload',
      },
      {
        title: 'Security',
        description: 'Least access, encrypted data and an audit trail that someone actually reads.',
        icon: 'shield',
      },
      {
        title: 'Optimization',
        description:
          'Machines of the right size, idle ones switched off, and storage moved to where it is cheap to keep.',
        icon: 'trending-down',
      },
      {
        title: 'Automation',
        description: 'Builds, releases and scaling written down as code, so that no one has to remember them.',
        icon: 'repeat',
      },
      {
        title: 'Data Analytics & AI',
        description: 'One clean store, honest dashboards, and models where they earn their keep.',
        icon: 'chart-line',
      },
      {
        title: 'Disaster Recovery',
        description: 'Backups in a second place, a written order of restoring, and a rehearsal you can watch.',
        icon: 'refresh-cw',
      },
      {
        title: 'Serverless Computing',
        description: 'Pay for each run. Good for spikes and quiet nights, less so for steady load.',
        icon: 'zap',
      },
      {
        title: 'Edge Computing',
        description: 'Answers from near the user, for when a round trip across an ocean is too long.',
        icon: 'radio-tower',
      },
    ],
  },
  types: {
    heading: 'Eight kinds of cloud, drawn',
    lede: 'Names that sound alike. The difference is who owns the machines and where they stand.',
    items: [
      { title: 'Private', description: 'Yours alone, behind your own wall. Most control, most upkeep.', icon: 'house' },
      { title: 'Hybrid', description: 'Private and public, each doing what suits it.', icon: 'blend' },
      { title: 'Public', description: 'A shared house with good locks. The usual place to begin.', icon: 'building-2' },
      {
        title: 'Multi-Cloud',
        description: 'Several providers, so that no single one can hold you.',
        icon: 'columns-3',
      },
      { title: 'Hybrid Multi-Cloud', description: 'Your own core, joined to more than one provider.', icon: 'network' },
      {
        title: 'Distributed',
        description: 'One cloud, run from many places, near those who use it.',
        icon: 'waypoints',
      },
      { title: 'Fog Computing', description: 'Work done between the device and the data centre.', icon: 'cloud-fog' },
      {
        title: 'Cloud-Native Infrastructure',
        description: 'Small parts, each replaceable on its own. Worth it once there are many.',
        icon: 'boxes',
      },
    ],
  },
  closing: {
    heading: 'Not sure which cloud is yours?',
    text: 'Describe what you run today. We will tell you what to move, what to leave, and what it depends on.',
    action: { text: 'Contact Us', href: '/contact' },
  },
};
