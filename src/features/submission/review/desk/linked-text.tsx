import { splitLinks } from '#lib/split-links.ts';
import { OuterLink } from '#features/core/desk-kit/desk/outer-link.tsx';

/** A person's text with its web addresses as links. */
export function LinkedText({ children }: { children: string }) {
  return splitLinks(children).map(({ text, href }, index) =>
    href === undefined ? (
      text
    ) : (
      <OuterLink key={`${index} ${text}`} href={href}>
        {text}
      </OuterLink>
    ),
  );
}
