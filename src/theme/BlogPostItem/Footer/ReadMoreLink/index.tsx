// Ejected from BlogPostItem/Footer/ReadMoreLink @3.10.2. Change: empty, because the title of a post is its link.
export default function ReadMoreLink(): null {
  return null;
}
