import { generateKeyPairSync, sign } from 'node:crypto';

/** Tags of ASN.1, the format of certificates. */
const [INTEGER, BIT_STRING, OCTET_STRING, OID, UTF8, UTC_TIME, SEQUENCE, SET] = [0x02, 0x03, 0x04, 0x06, 0x0c, 0x17, 0x30, 0x31];
const [VERSION, EXTENSIONS, IP_ADDRESS] = [0xa0, 0xa3, 0x87];
const ECDSA_WITH_SHA256 = '2a8648ce3d040302';
const COMMON_NAME = '550403';
const SUBJECT_ALT_NAME = '551d11';

function element(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}
const hex = (tag: number, digits: string): Buffer => element(tag, Buffer.from(digits, 'hex'));
const utcTime = (date: Date): Buffer => element(UTC_TIME, Buffer.from(`${date.toISOString().replace(/\D/g, '').slice(2, 14)}Z`));
const pem = (der: Buffer): string => `-----BEGIN CERTIFICATE-----\n${der.toString('base64')}\n-----END CERTIFICATE-----\n`;

const DAY_MS = 86_400_000;

/** Creates a key and a self-signed certificate for 127.0.0.1, without a program such as openssl. */
export function selfSigned(): { readonly key: string; readonly cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = element(SEQUENCE, hex(OID, ECDSA_WITH_SHA256));
  const name = element(SEQUENCE, element(SET, element(SEQUENCE, hex(OID, COMMON_NAME), element(UTF8, Buffer.from('Pendapa')))));
  const names = element(SEQUENCE, hex(IP_ADDRESS, '7f000001'));
  const extension = element(SEQUENCE, hex(OID, SUBJECT_ALT_NAME), element(OCTET_STRING, names));
  const now = Date.now();
  const certificate = element(
    SEQUENCE,
    element(VERSION, hex(INTEGER, '02')),
    hex(INTEGER, '01'),
    algorithm,
    name,
    element(SEQUENCE, utcTime(new Date(now - DAY_MS)), utcTime(new Date(now + DAY_MS))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    element(EXTENSIONS, element(SEQUENCE, extension)),
  );
  const signature = element(BIT_STRING, Buffer.from([0]), sign('sha256', certificate, privateKey));
  return {
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    cert: pem(element(SEQUENCE, certificate, algorithm, signature)),
  };
}
