import { forgotPasswordPage } from '../../../content/pages/forgot-password.ts';
import { loginPage } from '../../../content/pages/login.ts';
import { signupPage } from '../../../content/pages/signup.ts';

/** The words of each account page. */
export const accountPages = { login: loginPage, signup: signupPage, forgot: forgotPasswordPage } as const;
