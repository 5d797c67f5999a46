export function SearchBar() {
  return null;
}
