import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** So many mails one address gets in an hour, whoever asks for them: somebody else may have typed it. */
const perAddress = { points: 3, duration: 60 * 60 };

/** Says whether an address may be written to, and counts it. In the memory of this process, as addresses are not written down. */
export function createAddressLimit(): (address: string) => Promise<boolean> {
  const limiter = new RateLimiterMemory(perAddress);
  return async (address) => {
    try {
      await limiter.consume(address.toLowerCase());
      return true;
    } catch (error) {
      if (error instanceof RateLimiterRes) return false;
      throw error;
    }
  };
}
