import { Link } from '@mui/material';
import { Fact, FactGroup, FactList } from './facts.tsx';
import { LinkedText } from './linked-text.tsx';

interface SentContactProps {
  email: string;
  /** The way besides email, where the form asks. */
  other?: string;
  /** Who sent it, where the form asks. */
  company?: string;
  /** Site locale of the person. */
  locale: string;
}

/** How to reach the people who sent it. */
export function SentContact({ email, other, company, locale }: SentContactProps) {
  return (
    <FactGroup title="Contact">
      <FactList>
        {company !== undefined && <Fact name="Company or person">{company}</Fact>}
        <Fact name="Email">
          <Link href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</Link>
        </Fact>
        {other !== undefined && <Fact name="Other contact">{other && <LinkedText>{other}</LinkedText>}</Fact>}
        <Fact name="Reads the portal in">{locale}</Fact>
      </FactList>
    </FactGroup>
  );
}
