import type { AccountInfo } from '../../../contracts/identity-wire.ts';

export function hasPassword({ providerUserInfo }: AccountInfo): boolean {
  return providerUserInfo.some(({ providerId }) => providerId === 'password');
}
