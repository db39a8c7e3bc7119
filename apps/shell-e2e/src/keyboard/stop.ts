/** A focused element, as a keyboard user finds it. */
export interface Stop {
  /** Identifies the element while the document is open. */
  readonly id: number;
  readonly name: string;
  /** True if a key opens something: a menu, a dialog, a list or a part of the page. */
  readonly opens: 'popup' | 'part' | null;
  readonly faults: readonly string[];
}

/** Describes the focused element; null without focus. It is one function, because it runs in the page. */
export function readStop(): Stop | null {
  const SMALLEST = 24;
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement || focused instanceof SVGElement) || focused === document.body) return null;

  const seen = ((window as unknown as { stops?: WeakMap<Element, number> }).stops ??= new WeakMap());
  const counter = window as unknown as { stopCount?: number };
  const id = seen.get(focused) ?? (counter.stopCount = (counter.stopCount ?? 0) + 1);
  seen.set(focused, id);

  const style = getComputedStyle(focused);
  /** MUI inputs are invisible; a surrounding element is painted for them. */
  const stands =
    focused.closest('.MuiSlider-thumb, .MuiCheckbox-root, .MuiRadio-root, .MuiSwitch-root, .MuiInput-root, .MuiChartsSurface-root') ??
    focused;
  const target =
    focused.closest('.MuiSlider-root, .MuiFormControlLabel-root, .MuiInputBase-root') ??
    (stands instanceof HTMLInputElement ? (stands.labels?.[0] ?? stands) : stands);

  type Color = readonly [red: number, green: number, blue: number, alpha: number];
  const read = (text: string): Color => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
    return text.startsWith('color(srgb') ? [red * 255, green * 255, blue * 255, alpha] : [red, green, blue, alpha];
  };
  const over = ([r, g, b, a]: Color, [r2, g2, b2]: Color): Color => [r * a + r2 * (1 - a), g * a + g2 * (1 - a), b * a + b2 * (1 - a), 1];
  const groundOf = (element: Element | null): Color => {
    if (!element) return [255, 255, 255, 1];
    const own = read(getComputedStyle(element).backgroundColor);
    return own[3] === 1 ? own : over(own, groundOf(element.parentElement));
  };
  const luminance = ([red, green, blue]: Color): number => {
    const part = (value: number): number => (value <= 10.31 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
  };
  const contrast = (one: Color, other: Color): number => {
    const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const isClipping = (element: Element): boolean => /hidden|auto|scroll|clip/.test(getComputedStyle(element).overflow);
  const SIDES = ['left', 'top', 'right', 'bottom'] as const;
  /** Sides of the focus ring that the window or a scroll area cuts off. */
  const sidesCutOff = (element: Element, beyond: number): readonly string[] => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const sides = [left - beyond, top - beyond, -(right + beyond), -(bottom + beyond)];
    const isHigh = bottom - top > innerHeight - 160;
    const cut = [0, isHigh ? -Infinity : 0, -innerWidth, isHigh ? -Infinity : -innerHeight];
    for (let parent = element.parentElement; parent && parent !== document.documentElement; parent = parent.parentElement) {
      if (!isClipping(parent) || parent === document.body) continue;
      const frame = parent.getBoundingClientRect();
      [frame.left, frame.top, -frame.right, -frame.bottom].forEach((edge, at) => (cut[at] = Math.max(cut[at] ?? edge, edge)));
    }
    return SIDES.filter((_, at) => (sides[at] ?? 0) < (cut[at] ?? 0) - 0.5);
  };
  /** True for an outline or field border of at least 2 px with a contrast of 3:1. */
  const ringFaults = (): readonly string[] => {
    const field = !focused.matches('button') && focused.closest('.MuiOutlinedInput-root')?.querySelector('fieldset');
    if (field) {
      const { borderTopWidth, borderTopColor } = getComputedStyle(field);
      const clear = parseFloat(borderTopWidth) >= 2 && contrast(over(read(borderTopColor), groundOf(field)), groundOf(field)) >= 3;
      return clear ? [] : ['no clear edge of the field'];
    }
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(stands);
    const [width, offset] = [parseFloat(outlineWidth), parseFloat(outlineOffset)];
    if (outlineStyle === 'none' || width < 2) return ['no ring'];
    const ground = groundOf(offset < 0 ? stands : stands.parentElement);
    const ratio = contrast(over(read(outlineColor), ground), ground);
    const cutOff = sidesCutOff(stands, offset + width);
    return [
      ...(ratio < 3 ? [`ring of ${String(Math.round(ratio * 10) / 10)}:1`] : []),
      ...(cutOff.length > 0 ? [`ring cut off: ${cutOff.join(', ')}`] : []),
    ];
  };
  const box = stands.getBoundingClientRect();
  const points = [0.2, 0.5, 0.8].flatMap((x) => [0.2, 0.5, 0.8].map((y) => [box.left + x * box.width, box.top + y * box.height] as const));
  /** True if a sticky or fixed element covers the point. */
  const isCovered = ([x, y]: readonly [number, number]): boolean => {
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return true;
    const top = document.elementFromPoint(x, y);
    // The sort arrow of the next header cell may lie in the gap between two cells.
    const head = focused.closest('thead');
    if (head?.contains(top) && !top?.closest('th:first-of-type')) return false;
    for (let there = top; there && !there.contains(focused) && !focused.contains(there); there = there.parentElement)
      if (/sticky|fixed/.test(getComputedStyle(there).position)) return true;
    return false;
  };
  const hidden = points.filter(isCovered).length;
  const size = target.getBoundingClientRect();
  const inText = style.display === 'inline';
  const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : [];
  const labelledBy = (focused.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id));
  const texts = [...labelledBy, ...labels, focused].map((element) => element?.textContent ?? '');
  const words = [...['aria-label', 'title', 'placeholder'].map((attribute) => focused.getAttribute(attribute) ?? ''), ...texts];
  const faults = [
    ...(words.some((word) => word.trim() !== '') ? [] : ['no name']),
    ...ringFaults(),
    ...(hidden > 0 && box.height < innerHeight - 120 ? [`hidden at ${hidden} of 9 points`] : []),
    ...(!inText && (size.width < SMALLEST || size.height < SMALLEST)
      ? [`${String(Math.round(size.width))} x ${String(Math.round(size.height))} px`]
      : []),
  ];
  const popup = focused.getAttribute('aria-haspopup');
  const opens = popup !== null && popup !== 'false' ? 'popup' : focused.hasAttribute('aria-expanded') ? 'part' : null;
  const name = focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 60) ?? '';
  return {
    id,
    name: `${focused.tagName.toLowerCase()}${focused.getAttribute('role') ? `[${focused.getAttribute('role')}]` : ''} ${name}`,
    opens,
    faults,
  };
}
