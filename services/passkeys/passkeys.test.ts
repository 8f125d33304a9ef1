import { expect, test } from 'vitest';
import { describeOnEachDialect } from '../database/testing/each-dialect.ts';
import { openStore } from '../database/testing/open-store.ts';
import { createPasskeys, type Passkeys, removePasskeys } from './passkeys.ts';
import { relyingParty } from './relying-party.ts';
import { type Deviations, softwareAuthenticator } from './testing/software-authenticator.ts';

const siteOrigin = 'https://www.jantar.example';
const asha = 'account:asha';

describeOnEachDialect('Passkeys', (freshStore) => {
  async function setUp() {
    const database = await openStore(await freshStore());
    let time = 1_000_000;
    const passkeys = createPasskeys({ database, siteOrigin, siteName: 'Jantar', now: () => time });
    if (!passkeys) throw new Error('An https origin with a name has passkeys.');
    const device = softwareAuthenticator(siteOrigin);
    const add = async (principal: 'owner' | typeof asha = 'owner', name = 'Laptop', changed: Deviations = {}) =>
      passkeys.register(principal, device.create(await passkeys.registrationOptions(principal, 'asha'), changed), name);
    const signIn = async (id: string, changed: Deviations = {}, kind: 'owner' | 'account' = 'owner') =>
      passkeys.authenticate(device.get(await passkeys.authenticationOptions(), id, changed), kind);
    return { passkeys, device, add, signIn, database, passTime: (ms: number) => (time += ms) };
  }
  const failing = (failure: string) => expect.objectContaining({ failure });

  test('one is added, signs in, and shows when it was used', async () => {
    const { passkeys, add, signIn, passTime } = await setUp();
    const { id } = await add();
    expect(await passkeys.list('owner')).toEqual([{ id, name: 'Laptop', created: 1_000_000, lastUsed: null }]);
    passTime(5000);
    expect(await signIn(id)).toEqual({ principal: 'owner', id });
    expect(await signIn(id)).toEqual({ principal: 'owner', id });
    expect(await passkeys.list('owner')).toMatchObject([{ lastUsed: 1_005_000 }]);
  });

  test('asks for one that the device keeps and opens by PIN or fingerprint, and for none twice', async () => {
    const { passkeys, add } = await setUp();
    const { id } = await add();
    expect(await passkeys.registrationOptions('owner', 'Owner')).toMatchObject({
      rp: { id: 'www.jantar.example', name: 'Jantar' },
      user: { name: 'Owner' },
      excludeCredentials: [{ id, transports: ['internal'] }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(await passkeys.authenticationOptions()).toMatchObject({ userVerification: 'required' });
  });

  test.each<[string, Deviations]>([
    ['of a page elsewhere', { origin: 'https://www.jantar.example.evil.example' }],
    ['of another port of the site', { origin: 'https://www.jantar.example:8443' }],
    ['bound to another site', { rpId: 'evil.example' }],
    ['without PIN or fingerprint', { unverified: true }],
  ])('refuses an answer %s', async (_, changed) => {
    const { add, signIn } = await setUp();
    await expect(add('owner', '', changed)).rejects.toEqual(failing('refused'));
    const { id } = await add();
    await expect(signIn(id, changed)).rejects.toEqual(failing('refused'));
  });

  test('reads no attestation, whose certificates name addresses to fetch from', async () => {
    const { add, signIn } = await setUp();
    for (const attestation of ['android-key', 'packed', 'of a later time']) {
      const { id } = await add('owner', '', { attestation });
      expect(await signIn(id)).toEqual({ principal: 'owner', id });
    }
  });

  test('refuses a wrong signature, and a passkey under the name of another principal', async () => {
    const { passkeys, device, add, signIn } = await setUp();
    const [one, other] = [await add(), await add()];
    const answer = device.get(await passkeys.authenticationOptions(), one.id);
    await expect(passkeys.authenticate({ ...answer, id: other.id, rawId: other.id }, 'owner')).rejects.toEqual(
      failing('refused'),
    );
    await expect(signIn(one.id, { userHandle: 'c29tZWJvZHkgZWxzZQ' })).rejects.toEqual(failing('refused'));
  });

  test('a challenge is good once, for five minutes, for what and whom it was made', async () => {
    const { passkeys, device, add, signIn, passTime, database } = await setUp();
    const { id } = await add();
    const used = device.get(await passkeys.authenticationOptions(), id);
    await passkeys.authenticate(used, 'owner');
    await expect(passkeys.authenticate(used, 'owner')).rejects.toEqual(failing('expired'));

    const late = device.get(await passkeys.authenticationOptions(), id);
    passTime(5 * 60_000);
    await expect(passkeys.authenticate(late, 'owner')).rejects.toEqual(failing('expired'));

    const { challenge } = await passkeys.registrationOptions('owner', 'Owner');
    expect(await database.db.selectFrom('passkey_challenges').selectAll().execute()).toHaveLength(1);
    await expect(signIn(id, { challenge })).rejects.toEqual(failing('expired'));
    const { challenge: forSignIn } = await passkeys.authenticationOptions();
    await expect(add('owner', '', { challenge: forSignIn })).rejects.toEqual(failing('expired'));
    await expect(add(asha, '', { challenge })).rejects.toEqual(failing('expired'));
    await expect(signIn(id, { challenge: 'made-up' })).rejects.toEqual(failing('expired'));
  });

  test('a copy of a device that counts less is refused, and of two that answer at once one gets in', async () => {
    const { add, signIn } = await setUp();
    const { id } = await add();
    await signIn(id, { counter: 7 });
    await expect(signIn(id, { counter: 7 })).rejects.toEqual(failing('refused'));
    await expect(signIn(id, { counter: 6 })).rejects.toEqual(failing('refused'));
    const both = await Promise.allSettled([signIn(id, { counter: 8 }), signIn(id, { counter: 8 })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('an account’s passkey opens nothing of the owner’s, nor the other way round', async () => {
    const { add, signIn } = await setUp();
    const [owners, accounts] = [await add('owner'), await add(asha)];
    await expect(signIn(accounts.id)).rejects.toEqual(failing('unknown'));
    await expect(signIn(owners.id, {}, 'account')).rejects.toEqual(failing('unknown'));
    expect(await signIn(accounts.id, {}, 'account')).toEqual({ principal: asha, id: accounts.id });
  });

  test('is renamed and removed by its holder alone, and opens nothing once it is gone', async () => {
    const { passkeys, add, signIn, passTime } = await setUp();
    const { id } = await add('owner', ' A\nkey \u0000');
    passTime(1);
    const other = { ...(await add('owner', 'Other')), lastUsed: null };
    await signIn(id);
    expect(await passkeys.rename(asha, id, 'Mine')).toBe(false);
    expect(await passkeys.remove(asha, id)).toBe(false);
    expect(await passkeys.list('owner')).toMatchObject([{ name: 'A key' }, other]);
    expect(await passkeys.rename('owner', id, ' ')).toBe(true);
    expect(await passkeys.list('owner')).toMatchObject([{ name: 'Passkey' }, other]);
    expect(await passkeys.remove('owner', id)).toBe(true);
    expect(await passkeys.list('owner')).toMatchObject([other]);
    await expect(signIn(id)).rejects.toEqual(failing('unknown'));
  });

  test('all of an account’s go with it', async () => {
    const { passkeys, device, add, database } = await setUp();
    await add(asha);
    const { id } = await add('owner');
    const begun = device.create(await passkeys.registrationOptions('owner', 'Owner'));
    await database.db.transaction().execute((transaction) => removePasskeys(transaction, asha));
    expect(await passkeys.list(asha)).toEqual([]);
    expect(await passkeys.list('owner')).toMatchObject([{ id }]);
    await passkeys.register('owner', begun, '');
  });

  test('one passkey is added once, and twenty are the most', async () => {
    const { passkeys, device, add } = await setUp();
    const answer = device.create(await passkeys.registrationOptions('owner', 'Owner'));
    await passkeys.register('owner', answer, '');
    const { challenge } = await passkeys.registrationOptions('owner', 'Owner');
    const clientDataJSON = Buffer.from(JSON.stringify({ type: 'webauthn.create', challenge, origin: siteOrigin }));
    const again = { ...answer, response: { ...answer.response, clientDataJSON: clientDataJSON.toString('base64url') } };
    await expect(passkeys.register('owner', again, '')).rejects.toEqual(failing('known'));
    const early = device.create(await passkeys.registrationOptions('owner', 'Owner'));
    for (let count = 1; count < 20; count += 1) await add();
    await expect(passkeys.registrationOptions('owner', 'Owner')).rejects.toEqual(failing('full'));
    await expect(passkeys.register('owner', early, '')).rejects.toEqual(failing('full'));
  });

  test.each<[string, (passkeys: Passkeys, sent: unknown) => Promise<unknown>]>([
    ['an addition', (passkeys, sent) => passkeys.register('owner', sent, '')],
    ['a sign-in', (passkeys, sent) => passkeys.authenticate(sent, 'owner')],
  ])('%s of any other shape is refused', async (_, send) => {
    const { passkeys, add, device } = await setUp();
    const { id } = await add();
    const { challenge } = await passkeys.authenticationOptions();
    const answer = device.get({ challenge }, id);
    const shapes: unknown[] = [
      undefined,
      null,
      'text',
      [],
      {},
      { ...answer, response: {} },
      { ...answer, response: { ...answer.response, clientDataJSON: 'x' } },
      { ...answer, response: { ...answer.response, clientDataJSON: Buffer.from('null').toString('base64url') } },
      { ...answer, response: { ...answer.response, signature: 7 } },
      { ...answer, type: 'password' },
      { ...answer, id: '\0' },
    ];
    for (const sent of shapes) await expect(send(passkeys, sent)).rejects.toEqual(failing('refused'));
  });
});

test.each<[string, boolean]>([
  ['https://jantar.example', true],
  ['http://localhost:3000', true],
  ['http://jantar.example', false],
  ['http://127.0.0.1:3000', false],
  ['https://[::1]', false],
  ['https://192.0.2.7', false],
])('Passkeys are there at %s: %s', (origin, are) => {
  expect(relyingParty(origin) !== undefined).toBe(are);
});
