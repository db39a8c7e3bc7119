import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares with the secret in constant time. */
export function secretCheck(secret: string): (tried: string) => boolean {
  const right = digest(secret);
  return (tried) => timingSafeEqual(digest(tried), right);
}
