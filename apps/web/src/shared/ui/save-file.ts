/** Has the browser keep what lies at an address as a file under a name. */
export function saveFile(name: string, address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

export const saveCsv = (name: string, text: string): void => saveText(name, text, 'text/csv');

/** Has the browser keep a text as a file under a name. */
export function saveText(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  saveFile(name, address);
  // Some browsers read it only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
