import type { IconName, ToolMark } from './icons.ts';
import type { Href, Path } from './site-map.ts';

/** A sentence or paragraph with links in it, in reading order: `['See ', { text: 'the guides', href: '/seo-service' }, '.']`. */
export type RichText = readonly (string | InternalLink | OutsideLink | DirectLink)[];

/** A link to a page of this site. */
export type InternalLink = {
  /** The words that are underlined; they say where the link goes. */
  text: string;
  /** The page or section it leads to. */
  href: Href;
  /** Further words for those who hear the link alone, where the visible ones would not say where it leads. */
  spoken?: string;
};

/** A link to a page of somebody else. */
export type OutsideLink = {
  /** The words that are underlined; they name the other site. */
  text: string;
  /** The full address. */
  url: `https://${string}`;
};

/** An email address, a phone number or a file in site/public/, which the reader's own program opens. */
export type DirectLink = {
  /** The address or number as it is shown, or the words that name the file and its kind. */
  text: string;
  /** The same as an address, an email's with a subject where one helps. */
  uri: `mailto:${string}` | `tel:+${string}` | `/${string}.pdf`;
};

/** One paragraph: plain words, or words with links. */
export type Paragraph = string | RichText;

/** A button that scrolls to a place on the same page. */
export type InPageLink = {
  /** The words on the button. */
  text: string;
  /** The id it scrolls to, without the hash sign. */
  anchor: string;
};

/** What a service page says first. The names of the parts stand in `labels.offer`. */
export type Offer = {
  /** The service in one or two sentences, as a buyer would say it. */
  whatItIs: Paragraph;
  /** What is handed over at the end. */
  whatYouGet: Paragraph;
  /** What makes it cost more or less; the site shows no prices. */
  priceDependsOn: Paragraph;
  /** How long such work usually takes, for the owner to confirm. */
  duration: {
    weeks: readonly [from: number, to: number];
    /** What takes that long: a job of an ordinary size. */
    work: string;
    /** What follows after that time, if something does. */
    after?: string;
  };
  /** What to do now, with the link to do it. */
  firstStep: Paragraph;
};

/** A part of a page under its own heading. */
export type Section = {
  /** The heading, as it is shown. */
  heading: string;
  /** The text under the heading. */
  paragraphs: readonly Paragraph[];
};

/** A part of a page that is a list in which each point has its drawing, which the key names. */
export type DrawnSection = {
  /** The heading, as it is shown. */
  heading: string;
  /** The text beside or under the heading. */
  lede: Paragraph;
  /** The points, in the order shown. */
  drawn: Readonly<Record<string, Point>>;
};

/** The parts of a page by their anchors, in the order shown. */
export type Sections = Readonly<Record<string, Section>>;

/** A part of a page, with its anchor. */
export type AnchoredSection = Section & { id: string };

/** A named line of a list: a principle, a problem, a step. */
export type Point = {
  /** Two to five words. */
  title: string;
  /** One or two sentences. */
  description: Paragraph;
};

/** How the words of every page begin. */
export type PageHead<Of extends Path = Path> = {
  /** The page this file describes. */
  path: Of;
  /** One or two sentences under the heading, which is the page's name in the site map. */
  lede: string;
};

/** A page with an introduction. */
export type ContentPage = PageHead & {
  /** The page's one first-level heading, where it is not its name. */
  heading?: string;
  /** What the page is about, beside its cards and lists. */
  introduction: readonly [Paragraph, ...Paragraph[]];
};

/** A form's page: a heading and a short true introduction, then the form. */
export type FormPage = PageHead & {
  /** The page's heading, which names the form. */
  heading: string;
  /** Further short paragraphs: what is kept, what happens next. */
  notes: readonly Paragraph[];
};

/** A page that sells one service: the common words; each file adds the parts that are its own. */
export type ServicePage = ContentPage & {
  /** What the drawing of its hero shows, for those who hear it. */
  figureLabel: string;
  /** What is sold, before anything else. */
  offer: Offer;
  /** The main button beside the lede; it leads to the contact page when it says nothing else. */
  main?: InternalLink;
  /** A second one. */
  also?: InternalLink;
  /** The last band of the page; it leads to the contact page when it says nothing else. */
  closing: Omit<Closing, 'action'> & Partial<Closing>;
};

/** The band that ends a page. */
export type Closing = {
  /** A question or an offer. */
  heading: string;
  /** What happens after the button. */
  text: Paragraph;
  /** Where it leads. */
  action: InternalLink;
};

/** A page under Web Development. */
export type DevelopmentPage = ServicePage & {
  /** The text of the page, one entry per heading. */
  sections: Readonly<Record<string, Section | DrawnSection>>;
  /** Shown last, under the heading 'Conclusion'. */
  conclusion: readonly [Paragraph, ...Paragraph[]];
};

/** A page under Web Development that also shows its tools and what is handed over. */
export type DeliveryPage = DevelopmentPage & {
  /** Heading and lede of the tool grid, and its twelve tiles. */
  tools: Titled<Technology>;
  /** Heading and lede of the deliverables, and their nine cards; small screens show the first four. */
  deliverables: Titled<Point>;
};

/** A list with the words above it. */
export type Titled<Item> = {
  /** The heading of the list. */
  heading: string;
  /** A sentence under the heading. */
  lede: string;
  /** What is listed, in the order shown. */
  items: readonly Item[];
};

/** Colours a card may stand on, by the name of their token. */
export type SurfaceColour = 'surface' | 'sunk' | 'wash' | 'glaze' | 'turquoise' | 'marigold';

/** A card of 'Our Exclusive Services'. */
export type ServiceCard<Dial extends string> = LinkCard & {
  /** False shows 'Unavailable' in place of 'Learn More →'. */
  available?: false;
  /** The drawing that turns when the card is hovered or focused. */
  hoverImage: Dial;
};

/** A question of the FAQ. */
export type FaqItem = {
  /** Its anchor, so that one answer can be linked to. */
  id: string;
  /** The subject, as the accordion's button shows it. */
  title: string;
  /** The answer, 40 to 90 words. */
  content: Paragraph;
};

/** A chip of the running rows of additional features. */
export type FeatureChip = {
  /** The feature's name. */
  text: string;
  /** The icon before it. */
  icon: IconName;
};

/** A card of the AI carousel. Its drawing takes the place of the icon (specification §3), which is not shown. */
export type AiServiceCard = IconCard & {
  /** The colour the card stands on. */
  bgColor: SurfaceColour;
  /** The drawing above the words, by name. */
  image: AiImage;
};

/** The drawings of the AI carousel. */
export type AiImage =
  | 'artists'
  | 'applications'
  | 'music-videos'
  | 'content-editing'
  | 'video-art'
  | 'chatbots'
  | 'seo-optimization'
  | 'video-editing'
  | 'voiceover'
  | 'automation';

/** A tab of the Web Development page. */
export type WebService = {
  /** The tab's id, also its anchor. */
  id: string;
  /** The tab's name. */
  title: string;
  /** What the service builds, in two sentences. */
  desc: string;
  /** Three things the client can check at the end. */
  checks: readonly [string, string, string];
  /** The icon of the specification (§3), not shown: the lit part of the house takes its place. */
  icon: IconName;
  /** The part of the house that is lit while the tab is selected. */
  bg: HousePart;
  /** Where 'Explore More' leads. */
  link: Path;
};

/** The parts of the drawn house of the Web Development page. */
export type HousePart =
  | 'windows'
  | 'vaults'
  | 'house'
  | 'counter'
  | 'notice-board'
  | 'gate'
  | 'lantern'
  | 'stair'
  | 'jharokha';

/** A card with a name and an icon: a reason to choose us, a service for apps, a kind of cloud. */
export type IconCard = {
  /** Its name, in two to four words. */
  title: string;
  /** What it is or gives, in one or two sentences. */
  description: string;
  /** The icon beside the title. */
  icon: IconName;
};

/** A picture of the App Development slideshow. */
export type AppSlide = {
  /** The picture's name, without folder and extension. */
  image: AppImage;
  /** What the picture shows, for those who do not see it. */
  alt: string;
  /** The sentence under the picture. */
  caption: string;
};

/** The screens drawn for the App Development slideshow. */
export type AppImage = 'onboarding' | 'orders' | 'tracking' | 'offline' | 'messages' | 'insights';

/** A package of the Content Writing page. Prices are not shown. */
export type ContentPackage = {
  /** The package's name. */
  title: 'Basic' | 'Standard' | 'Premium';
  /** What it suits, in one or two sentences. */
  description: string;
  /** The colour of its lines in the drawing. */
  color: SurfaceColour;
  /** The most words it holds. */
  wordLimit: 500 | 1000 | 2000;
  /** The limit, as it is shown. */
  limit: string;
  /** The contact page with the subject filled in. */
  enquiry: Href;
};

/** A card of a page that leads further, without an icon: shop services. */
export type PageCard = Omit<LinkCard, 'icon'>;

/** One with an icon: SEO guides, needs. */
export type LinkCard = IconCard & {
  /** Where it leads. */
  link: Path;
};

/** One of the ten services of the header's menu. */
export type MenuService = {
  /** The service's short name. */
  name: string;
  /** Its page. */
  href: Path;
  /** The icon before the name. */
  icon: IconName;
  /** One short sentence under the name. */
  desc: string;
};

/** A tile of a tool grid. */
export type Technology = {
  /** The tool's mark, or a stroke icon where it has none. */
  icon: IconName | ToolMark;
  /** The tool's name. */
  name: string;
  /** What we use it for. */
  desc: string;
};

/** A person of the team page. */
export type TeamMember = {
  /** First name and family name. */
  name: string;
  /** True for a person who was made up for the design; the page says so before anything else. */
  sample?: true;
  /** What they answer for. */
  role: string;
  /** How they work, in one sentence. */
  description: string;
  /** The name of a portrait drawn in site/media/portraits/portraits.ts. Without it and a photograph the window shows initials. */
  image?: string;
  /** A file in site/public/, upright, with the face in the upper half of its middle. */
  photo?: `/${string}`;
  /** Public profiles; one that is missing leads to /notFound. */
  links?: Partial<Record<ProfileKind, `https://${string}`>>;
};

/** The six places a team member may be found. */
export type ProfileKind = 'linkedin' | 'github' | 'twitter' | 'instagram' | 'facebook' | 'portfolio';
