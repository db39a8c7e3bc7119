import { BlockList, isIP, isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** The smallest prefix lengths: broader networks are no proxy. */
const BROADEST = { 4: 16, 6: 48, inSixth: 112 } as const;

/** Writes an IPv4-mapped IPv6 address as IPv4. */
export const plainAddress = (address: string): string => MAPPED.exec(address)?.[1] ?? address;

/** True for an IPv6 address near the IPv4-mapped ones: a broad network around it would contain these. */
const reachesFourth = (address: string): boolean => new URL(`http://[${address}]`).hostname.startsWith('[::');

export type AddressFault = 'form' | 'too-broad';

interface Network {
  readonly address: string;
  readonly bits: number;
  readonly family: 'ipv4' | 'ipv6';
}

function parseNetwork(text: string): Network | AddressFault {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits))) return 'form';
  const longest = version === 4 ? 32 : 128;
  const length = bits === undefined ? longest : Number(bits);
  if (length > longest) return 'form';
  if (length < BROADEST[version === 4 ? 4 : 6] || (version === 6 && reachesFourth(address) && length < BROADEST.inSixth))
    return 'too-broad';
  return { address, bits: length, family: version === 4 ? 'ipv4' : 'ipv6' };
}

export const faultOfNetwork = (text: string): AddressFault | null => {
  const network = parseNetwork(text);
  return typeof network === 'string' ? network : null;
};

/** Returns a function that tells if an address is in one of the networks. Invalid networks contain no address. */
export function networkCheck(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks.map(parseNetwork)) {
    if (typeof network !== 'string') list.addSubnet(network.address, network.bits, network.family);
  }
  return (address) => {
    const plain = plainAddress(address);
    return isIP(plain) !== 0 && list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
  };
}

export const isLoopback = networkCheck(['127.0.0.1', '::1']);
