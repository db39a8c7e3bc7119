import { act, render, screen } from '@testing-library/react';
import { changeLanguage } from './instance.ts';
import { defineMessages, useLanguage, useMessages, useText } from './messages.ts';

const messages = defineMessages('messages-spec', {
  id: { title: 'Objek pajak', greeting: 'Halo {{name}}', rows_other: '{{count}} baris' },
  en: { title: 'Tax objects', greeting: 'Hello {{name}}', rows_one: '{{count}} row', rows_other: '{{count}} rows' },
});

function Sentence({ count }: { readonly count: number }) {
  const t = useMessages(messages);
  const text = useText();
  return (
    <p
      lang={useLanguage()}
    >{`${t('title')} | ${t('greeting', { name: '<Budi>' })} | ${t('rows', { count })} | ${text({ id: 'pajak', en: 'tax' })}`}</p>
  );
}

beforeEach(() => changeLanguage('id'));

it('renders in the current language and again when it changes', () => {
  render(<Sentence count={1} />);
  expect(screen.getByRole('paragraph')).toHaveTextContent('Objek pajak | Halo <Budi> | 1 baris | pajak');
  act(() => changeLanguage('en'));
  expect(screen.getByRole('paragraph')).toHaveTextContent('Tax objects | Hello <Budi> | 1 row | tax');
  expect(screen.getByRole('paragraph')).toHaveAttribute('lang', 'en');
});

it('tells one from many in English only', () => {
  changeLanguage('en');
  render(<Sentence count={2} />);
  expect(screen.getByRole('paragraph')).toHaveTextContent('2 rows');
});

it('writes what is counted as numbers are written', () => {
  render(<Sentence count={1520} />);
  expect(screen.getByRole('paragraph')).toHaveTextContent('1.520 baris');
  act(() => changeLanguage('en'));
  expect(screen.getByRole('paragraph')).toHaveTextContent('1,520 rows');
});

it('does not say a text with a placeholder that is not known', () => {
  function NamedCount({ name, count }: { readonly name: string | null; readonly count: number | null }) {
    const t = useMessages(messages);
    return <p>{`${String(t('greeting', { name }))}, ${String(t('rows', { count }))}`}</p>;
  }
  const { rerender } = render(<NamedCount name="Budi" count={2} />);
  expect(screen.getByRole('paragraph')).toHaveTextContent('Halo Budi, 2 baris');
  rerender(<NamedCount name={null} count={null} />);
  expect(screen.getByRole('paragraph')).toHaveTextContent('null, null');
});

describe('what does not compile', () => {
  it('is a missing translation, an unknown key, a missing placeholder', () => {
    // @ts-expect-error English lacks `b`
    defineMessages('types-a', { id: { a: 'a', b: 'b' }, en: { a: 'a' } });
    // @ts-expect-error English needs `n_one` beside `n_other`
    defineMessages('types-b', { id: { n_other: '{{count}}' }, en: { n_other: '{{count}}' } });
    function Wrong() {
      const t = useMessages(messages);
      // @ts-expect-error no such text
      t('titel');
      // @ts-expect-error the text needs a name
      t('greeting');
      // @ts-expect-error another parameter
      t('greeting', { nama: 'Budi' });
      return null;
    }
    expect(Wrong).toBeInstanceOf(Function);
  });
});
