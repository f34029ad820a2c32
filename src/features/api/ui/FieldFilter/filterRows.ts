/** The table, with the heading of its group and the paragraphs between them if it has a heading. */
function partsOf(frame: Element): Element[] {
  const before: Element[] = [];
  let part = frame.previousElementSibling;
  while (part?.tagName === 'P') {
    before.push(part);
    part = part.previousElementSibling;
  }
  return part?.tagName === 'H3' ? [frame, part, ...before] : [frame];
}

function hide(element: Element, isHidden: boolean): void {
  element.toggleAttribute('hidden', isHidden);
}

function filterTable(table: Element, words: string[]): {shown: number; all: number} {
  const rows = [...table.querySelectorAll('tbody > tr')];
  const shown = rows.filter((row) => {
    const text = row.textContent.toLowerCase();
    const isMatch = words.every((word) => text.includes(word));
    hide(row, !isMatch);
    return isMatch;
  }).length;
  for (const part of partsOf(table.closest('[role=group]') ?? table)) {
    hide(part, shown === 0);
  }
  return {shown, all: rows.length};
}

/** Shows only the rows that contain every word, in all tables of fields, and counts them. */
export function filterRows(query: string): {shown: number; all: number} {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const counts = [...document.querySelectorAll('table.record')].map((table) => filterTable(table, words));
  return {
    shown: counts.reduce((sum, {shown}) => sum + shown, 0),
    all: counts.reduce((sum, {all}) => sum + all, 0),
  };
}
