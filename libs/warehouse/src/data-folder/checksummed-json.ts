import { createHash } from 'node:crypto';

const hashOf = (content: string): string => createHash('sha256').update(content).digest('hex');

/** Returns JSON of three lines with a checksum; the second line is the content. */
export const toChecksummedJson = (name: string, content: string): string => `{"sha256":"${hashOf(content)}","${name}":\n${content}\n}\n`;

export interface ChecksummedContent {
  readonly content: string;
  readonly sha256: string;
}

/** Reads the content of such a file; null if its checksum does not match. */
export function readChecksummedJson(name: string, text: string): ChecksummedContent | null {
  const [head = '', content = ''] = text.split('\n');
  const sha256 = new RegExp(`^\\{"sha256":"([0-9a-f]{64})","${name}":$`).exec(head)?.[1];
  return sha256 !== undefined && hashOf(content) === sha256 ? { content, sha256 } : null;
}
