import { screen } from '@testing-library/react';
import { renderPage } from '@pendapa/testing';
import { PageNamesProvider, useNameOnPage, usePageNames } from './page-names.tsx';

function Sentence({ names }: { readonly names: readonly string[] }) {
  useNameOnPage(new Set(names));
  return null;
}
const Panel = () => <p>{usePageNames().join(', ')}</p>;

it('panels hear of the members that the sentence above them names, and of no others', () => {
  const page = (names: readonly string[]) => (
    <PageNamesProvider>
      <Sentence names={names} />
      <Panel />
    </PageNamesProvider>
  );
  const { rerender } = renderPage(page(['UP3D Koja', 'UP3D Senen']));
  expect(screen.getByText('UP3D Koja, UP3D Senen')).toBeInTheDocument();
  rerender(page([]));
  expect(screen.queryByText(/UP3D/)).not.toBeInTheDocument();
});

it('nothing is named outside of a page', () => {
  renderPage(<Panel />);
  expect(screen.queryByText(/./)).not.toBeInTheDocument();
});
