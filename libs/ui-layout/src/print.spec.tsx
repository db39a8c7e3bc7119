import { render } from '@testing-library/react';
import { usePrintInLight } from './print.ts';

function Printed() {
  usePrintInLight();
  return null;
}

const theme = (): string | null => document.documentElement.getAttribute('data-theme');

it('prints in light, and gives the reader their own theme back', () => {
  document.documentElement.setAttribute('data-theme', 'dark');
  render(<Printed />);
  window.dispatchEvent(new Event('beforeprint'));
  expect(theme()).toBe('light');
  window.dispatchEvent(new Event('afterprint'));
  expect(theme()).toBe('dark');
});
