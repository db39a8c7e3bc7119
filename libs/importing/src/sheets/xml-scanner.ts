import { SaxesParser } from 'saxes';
import { Unreadable } from '../formats/unreadable.ts';

/** Attributes of an element by name. */
export type Attributes = Readonly<Record<string, string>>;

/** Events of the scanner; names of elements come without prefix. */
export interface XmlHandler {
  readonly onOpen: (name: string, attributes: Attributes) => void;
  readonly onClose: (name: string) => void;
  readonly onText: (text: string) => void;
}

const MAX_DEPTH = 64;
const MAX_TEXT_LENGTH = 1_048_577;

/** Characters that XML forbids. They are passed on, and the cell is reported with its place. */
const FORBIDDEN = /[\p{Cc}\ufffe\uffff]/u;
/** End of the parser's message about one, and about `<` within an attribute. */
const FORBIDDEN_MESSAGE = 'disallowed character.';

const damagedError = (): Unreadable => new Unreadable('workbook-damaged');

/** Reads one attribute by its name without prefix; null if the element does not have it. */
export function readAttribute(attributes: Attributes, name: string): string | null {
  const plain = attributes[name];
  if (plain !== undefined) return plain;
  const ending = `:${name}`;
  for (const key in attributes) if (key.endsWith(ending)) return attributes[key] ?? null;
  return null;
}

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Reads UTF-8 XML in pieces with limited memory: elements, text, CDATA. Documents that are not well-formed are refused, as are document
 * types, whose entities could expand a small file into a huge one.
 */
export class XmlScanner {
  private readonly parser = new SaxesParser({ xmlns: false });
  private readonly decoder = new TextDecoder('utf-8', { fatal: true });
  private depth = 0;
  /** Characters since the last event, which the parser holds. */
  private pendingLength = 0;
  /** The text that is parsed now, and the number of characters before it. */
  private text = '';
  private lengthBefore = 0;

  constructor(handler: XmlHandler) {
    const refuse = (): never => {
      throw damagedError();
    };
    this.parser.on('error', ({ message }) => {
      const character = this.text[this.parser.position - this.lengthBefore - 1] ?? '';
      if (!message.endsWith(FORBIDDEN_MESSAGE) || !FORBIDDEN.test(character)) refuse();
    });
    this.parser.on('doctype', refuse);
    this.parser.on('opentag', ({ name, attributes }) => {
      this.pendingLength = 0;
      this.depth += 1;
      if (this.depth > MAX_DEPTH) refuse();
      handler.onOpen(withoutPrefix(name), attributes);
    });
    this.parser.on('closetag', ({ name }) => {
      this.pendingLength = 0;
      this.depth -= 1;
      handler.onClose(withoutPrefix(name));
    });
    const onText = (text: string): void => {
      this.pendingLength = 0;
      if (this.depth > 0) handler.onText(text);
    };
    this.parser.on('text', onText);
    this.parser.on('cdata', onText);
  }

  write(chunk: Uint8Array): void {
    this.consume(this.decode(chunk));
  }

  end(): void {
    this.consume(this.decode());
    this.parser.close();
  }

  private decode(chunk?: Uint8Array): string {
    try {
      return chunk ? this.decoder.decode(chunk, { stream: true }) : this.decoder.decode();
    } catch {
      throw damagedError();
    }
  }

  private consume(text: string): void {
    this.pendingLength += text.length;
    this.lengthBefore += this.text.length;
    this.text = text;
    this.parser.write(text);
    if (this.pendingLength > MAX_TEXT_LENGTH) throw new Unreadable('field-too-long', { most: String(MAX_TEXT_LENGTH - 1) });
  }
}

/** Reads one part of an archive to its end. */
export async function scan(chunks: AsyncIterable<Uint8Array>, handler: XmlHandler): Promise<void> {
  const scanner = new XmlScanner(handler);
  for await (const chunk of chunks) scanner.write(chunk);
  scanner.end();
}
