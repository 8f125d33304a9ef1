import { answerToken } from '../../contracts/answer-pages.ts';
import { insteadOfForm } from '../../content/pages/contact-answers.ts';
import { Alert } from '../components/alert.tsx';
import { FormLayout, type FormLayoutProps } from '../sections/form-layout/form-layout.tsx';

type NotSentPageProps = Pick<FormLayoutProps, 'headingId' | 'figure' | 'formNotice' | 'form'> & {
  words: { heading: string; text: string };
};

/**
 * The form again, for visitors without JavaScript whose message was not sent. The server fills in the tokens.
 * The form is no island, since the values that the server writes would be a hydration mismatch.
 */
export function NotSentPage({ words: { heading, text }, ...form }: NotSentPageProps) {
  return (
    <FormLayout
      heading={heading}
      lede={text}
      notice={<Alert tone="bad">{answerToken('notice')}</Alert>}
      notes={[insteadOfForm]}
      {...form}
    />
  );
}
