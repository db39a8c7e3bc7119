import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@pendapa/testing';
import { NetworkDiagram } from './network-diagram.tsx';

const node = (key: string, x: number, y: number) => ({ key, label: key, x, y, tip: { title: key, rows: [{ label: 'r', text: '0,6' }] } });

const network = (chosen: string | null, onSelect: (key: string) => void = () => undefined) => (
  <NetworkDiagram
    nodes={[node('Digital', 0, 0.5), node('Lapor', 1, 0), node('Bayar', 1, 1)]}
    links={[
      { from: 'Digital', to: 'Lapor', strength: 0.5, isOpposed: false },
      { from: 'Lapor', to: 'Bayar', strength: 0.9, isOpposed: true },
    ]}
    chosen={chosen}
    description="Jaringan"
    height={320}
    onSelect={onSelect}
  />
);
const line = (container: HTMLElement, link: string) => container.querySelector(`[data-link="${link}"]`);

it('draws what is stronger wider, and what goes against each other dashed', () => {
  const { container } = renderPage(network(null));
  const [aligned, opposed] = [line(container, 'Digital Lapor'), line(container, 'Lapor Bayar')];
  expect(Number(opposed?.getAttribute('stroke-width'))).toBeGreaterThan(Number(aligned?.getAttribute('stroke-width')));
  expect(aligned).not.toHaveAttribute('stroke-dasharray');
  expect(opposed).toHaveAttribute('stroke-dasharray');
});

it('walks from node to node with the arrows, and selects with Enter', async () => {
  const selected: string[] = [];
  renderPage(network(null, (key) => selected.push(key)));
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(screen.getByRole('button', { name: 'Lapor' })).toHaveFocus();
  expect(selected).toEqual(['Lapor']);
});

it('leaves only the links of the chosen node in full', () => {
  const { container } = renderPage(network('Digital'));
  expect(screen.getByRole('button', { name: 'Digital' })).toHaveAttribute('aria-pressed', 'true');
  const [own, other] = [line(container, 'Digital Lapor'), line(container, 'Lapor Bayar')];
  expect(Number(other?.getAttribute('stroke-opacity'))).toBeLessThan(Number(own?.getAttribute('stroke-opacity')));
});
