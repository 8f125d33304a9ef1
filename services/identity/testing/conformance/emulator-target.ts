import type { SdkTarget } from './sdk-target.ts';

const project = 'demo-site';

/** Google's emulator of the identity service, which has to be running (services/identity/README.md). */
export function emulatorTarget(origin: string): SdkTarget {
  const ask = async (path: string, init: RequestInit = {}) => {
    // The emulator accepts this token as its administrator's.
    const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };
    const answer = await fetch(`${origin}${path}`, { ...init, headers });
    if (!answer.ok) throw new Error(`The emulator answered ${answer.status} to ${path}: ${await answer.text()}`);
    return answer.json();
  };

  return {
    name: 'emulator',
    origin,
    async resetCode(email) {
      const { oobCodes } = (await ask(`/emulator/v1/projects/${project}/oobCodes`)) as {
        oobCodes: { email: string; oobCode: string; requestType: string }[];
      };
      const found = oobCodes.findLast((each) => each.email === email && each.requestType === 'PASSWORD_RESET');
      return found?.oobCode ?? '';
    },
    // The emulator accepts unsigned claims about a person.
    idToken: ({ subject, email, emailVerified }) =>
      Promise.resolve(JSON.stringify({ sub: subject, email, email_verified: emailVerified, name: 'Asha Verma' })),
    async disable(localId) {
      const body = JSON.stringify({ localId, disableUser: true });
      await ask(`/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:update`, { method: 'POST', body });
    },
  };
}
