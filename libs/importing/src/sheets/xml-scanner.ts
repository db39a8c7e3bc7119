import { Unreadable } from '../formats/unreadable.ts';

/** Events of the scanner; names come without prefix. */
export interface XmlHandler {
  readonly onOpen: (name: string, attributes: string) => void;
  readonly onClose: (name: string) => void;
  readonly onText: (text: string) => void;
}

const MAX_DEPTH = 64;
const MAX_TAG_LENGTH = 65_536;
const MAX_TEXT_LENGTH = 1_048_577;
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const damagedError = (): Unreadable => new Unreadable('workbook-damaged');

function decodeEntity(name: string): string {
  const character = ENTITIES[name];
  if (character !== undefined) return character;
  const code = name.startsWith('#x') ? parseInt(name.slice(2), 16) : name.startsWith('#') ? parseInt(name.slice(1), 10) : NaN;
  // Entities that a document declares could expand a small file into a huge one.
  if (Number.isNaN(code) || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) throw damagedError();
  return String.fromCodePoint(code);
}

const unescapeText = (text: string): string => {
  if (!text.includes('&')) return text;
  if (/&(?!#x[0-9a-f]+;|#\d+;|\w+;)/i.test(text)) throw damagedError();
  return text.replace(/&(#x[0-9a-f]+|#\d+|\w+);/gi, (_whole, name: string) => decodeEntity(name));
};

const ATTRIBUTE = /([\w.-]+:)?([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Reads one attribute by its name without prefix; null if the element does not have it. */
export function readAttribute(attributes: string, name: string): string | null {
  if (!attributes.includes(name)) return null;
  for (const match of attributes.matchAll(ATTRIBUTE)) if (match[2] === name) return unescapeText(match[3] ?? match[4] ?? '');
  return null;
}

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

/** End of the tag that begins at `from`, ignoring `>` within quotes; -1 if it is not complete yet. */
function findTagEnd(text: string, from: number): number {
  let quote = '';
  for (let at = from + 1; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '>') return at;
    else if (character === '"' || character === "'") quote = character;
  }
  return -1;
}

/**
 * Reads UTF-8 XML in pieces with constant memory: elements, text, CDATA. Document types and unknown entities are refused, and elements
 * must nest.
 */
export class XmlScanner {
  private pending = '';
  private readonly openNames: string[] = [];
  private isDone = false;
  private readonly decoder = new TextDecoder('utf-8', { fatal: true });

  constructor(private readonly handler: XmlHandler) {}

  write(chunk: Uint8Array): void {
    this.consume(this.decode(chunk));
  }

  end(): void {
    this.consume(this.decode());
    if (this.openNames.length > 0 || !this.isDone || this.pending.trim() !== '') throw damagedError();
  }

  private decode(chunk?: Uint8Array): string {
    try {
      return chunk ? this.decoder.decode(chunk, { stream: true }) : this.decoder.decode();
    } catch {
      throw damagedError();
    }
  }

  private consume(more: string): void {
    const text = this.pending + more;
    let at = 0;
    for (;;) {
      const next = this.step(text, at);
      if (next < 0) break;
      at = next;
    }
    this.pending = text.slice(at);
    if (this.pending.length > MAX_TEXT_LENGTH) throw new Unreadable('field-too-long', { most: String(MAX_TEXT_LENGTH - 1) });
  }

  /** Reads one piece and returns where the next begins; -1 if the text ends within it. */
  private step(text: string, at: number): number {
    if (at >= text.length) return -1;
    if (text.charCodeAt(at) !== 60) return this.text(text, at);
    const second = text[at + 1];
    if (second === undefined) return -1;
    if (second === '?') return this.skip(text, at, '?>');
    if (second === '!') return this.markup(text, at);
    return this.tag(text, at);
  }

  private text(text: string, at: number): number {
    const end = text.indexOf('<', at);
    if (end < 0) return -1;
    const raw = text.slice(at, end);
    if (this.openNames.length > 0) this.handler.onText(unescapeText(raw));
    else if (raw.replace('\uFEFF', '').trim() !== '') throw damagedError();
    return end;
  }

  private skip(text: string, at: number, closing: string): number {
    const end = text.indexOf(closing, at);
    return end < 0 ? -1 : end + closing.length;
  }

  private markup(text: string, at: number): number {
    const head = text.slice(at, at + 9);
    if (head.startsWith('<!--')) return this.skip(text, at + 4, '-->');
    if (head === '<![CDATA[') {
      const end = text.indexOf(']]>', at);
      if (end >= 0) this.handler.onText(text.slice(at + 9, end));
      return end < 0 ? -1 : end + 3;
    }
    if (head.length < 9 && ('<![CDATA['.startsWith(head) || '<!--'.startsWith(head))) return -1;
    throw damagedError();
  }

  private tag(text: string, at: number): number {
    const end = findTagEnd(text, at);
    if (end < 0) {
      if (text.length - at > MAX_TAG_LENGTH) throw damagedError();
      return -1;
    }
    if (text[at + 1] === '/') this.closeTag(withoutPrefix(text.slice(at + 2, end).trim()));
    else this.openTag(text.slice(at + 1, end));
    return end + 1;
  }

  private openTag(inside: string): void {
    const empty = inside.endsWith('/');
    const body = empty ? inside.slice(0, -1) : inside;
    const blank = body.search(/\s/);
    const name = withoutPrefix(blank < 0 ? body : body.slice(0, blank));
    if (name === '' || this.isDone || this.openNames.length === MAX_DEPTH) throw damagedError();
    this.openNames.push(name);
    this.handler.onOpen(name, blank < 0 ? '' : body.slice(blank));
    if (empty) this.closeTag(name);
  }

  private closeTag(name: string): void {
    if (this.openNames.pop() !== name) throw damagedError();
    this.handler.onClose(name);
    this.isDone = this.openNames.length === 0;
  }
}

/** Reads one part of an archive to its end. */
export async function scan(chunks: AsyncIterable<Uint8Array>, handler: XmlHandler): Promise<void> {
  const scanner = new XmlScanner(handler);
  for await (const chunk of chunks) scanner.write(chunk);
  scanner.end();
}
