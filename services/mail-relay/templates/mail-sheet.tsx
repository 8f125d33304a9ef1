import { Body, Container, Head, Heading, Html, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import type { RelayWords } from '../../../contracts/mails.ts';
import { darkStyles, styles } from './mail-styles.ts';

type MailSheetProps = {
  site: Pick<RelayWords, 'language' | 'company' | 'imprint'>;
  /** What an inbox shows beside the subject. */
  preview: string;
  heading: string;
  introduction?: string | undefined;
  children: ReactNode;
};

/** The frame of every mail: background, sender and heading, in a light and a dark scheme. */
export function MailSheet({ site, preview, heading, introduction, children }: MailSheetProps) {
  return (
    <Html lang={site.language}>
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkStyles}</style>
      </Head>
      <Body className="ground" style={styles.ground}>
        <div data-skip-in-text="true" style={styles.hidden}>
          {preview}
        </div>
        <Container className="sheet" style={styles.sheet}>
          <Text className="brand" style={styles.brand} data-skip-in-text="true">
            {site.company.name}
          </Text>
          <Heading as="h1" className="ink" style={styles.heading}>
            {heading}
          </Heading>
          {introduction && <Soft>{introduction}</Soft>}
          {children}
          <Text className="soft ruled" style={styles.imprint}>
            {site.imprint}
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

/** A quieter paragraph. */
export function Soft({ children }: { children: ReactNode }) {
  return (
    <Text className="soft" style={styles.soft}>
      {children}
    </Text>
  );
}
