import { answerToken } from '../../contracts/contact-answer.ts';
import { Alert } from '../components/alert.tsx';
import { FormLayout, type FormLayoutProps } from '../sections/form-layout/form-layout.tsx';

type NotSentPageProps = Pick<FormLayoutProps, 'headingId' | 'figure' | 'formNotice' | 'form'> & {
  words: { heading: string; text: string };
};

/**
 * A form again, for people without JavaScript whose words were not sent. The server fills in the tokens.
 * The form is no island: its values are the server's to write, and scripts would find others than they expect.
 */
export function NotSentPage({ words: { heading, text }, ...form }: NotSentPageProps) {
  return (
    <FormLayout heading={heading} lede={text} notice={<Alert tone="bad">{answerToken('notice')}</Alert>} {...form} />
  );
}
