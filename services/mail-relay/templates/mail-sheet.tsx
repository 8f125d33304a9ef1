import { Body, Column, Container, Head, Heading, Html, Row, Text } from '@react-email/components';
import type { CSSProperties, ReactNode } from 'react';
import type { RelayWords } from '../../../contracts/mails.ts';
import { darkStyles, dayScale, styles } from './mail-styles.ts';

type MailSheetProps = {
  site: Pick<RelayWords, 'language' | 'company' | 'imprint'>;
  heading: string;
  introduction: readonly string[];
  /** What an inbox shows beside the subject, in place of the introduction. */
  preview?: string | undefined;
  /** The hour that the sun is at, on the scale of a day along the upper edge. */
  hour?: number | undefined;
  children: ReactNode;
};

/** The frame of every mail: background, sender and heading, in a light and a dark scheme. */
export function MailSheet({ site, heading, introduction, preview, hour = 12, children }: MailSheetProps) {
  return (
    <Html lang={site.language}>
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkStyles}</style>
      </Head>
      <Body className="ground" style={styles.ground}>
        <div data-skip-in-text="true" style={styles.hidden}>
          {preview ?? introduction[0]}
        </div>
        <Container className="sheet" style={styles.sheet}>
          <div data-skip-in-text="true" style={{ ...styles.scale, backgroundImage: dayScale(hour) }} />
          <Box style={styles.inside}>
            <Text className="brand" style={styles.brand} data-skip-in-text="true">
              {site.company.name}
            </Text>
            <Heading as="h1" className="ink" style={styles.heading}>
              {heading}
            </Heading>
            {introduction.map((paragraph) => (
              <Text key={paragraph} className="ink" style={styles.words}>
                {paragraph}
              </Text>
            ))}
            {children}
            <Text className="soft ruled" style={styles.imprint}>
              {site.imprint}
            </Text>
          </Box>
        </Container>
      </Body>
    </Html>
  );
}

/** A part of the sheet with space around it, in a cell of a table: Outlook for Windows pads cells alone. */
export function Box({ children, ...cell }: { className?: string; style: CSSProperties; children: ReactNode }) {
  return (
    <Row>
      <Column {...cell}>{children}</Column>
    </Row>
  );
}

export function Soft({ children }: { children: ReactNode }) {
  return (
    <Text className="soft" style={styles.soft}>
      {children}
    </Text>
  );
}
