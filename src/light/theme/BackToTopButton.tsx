// Ejected from BackToTopButton @3.10.2. Change: shows nothing; upstream puts the button in every page, where only React shows it.
export default function BackToTopButton(): null {
  return null;
}
