import { useLayoutEffect, useRef } from 'react';
import { useExtras } from 'shared-contracts/http';
import { Icon } from 'shared-ui/icon';
import styles from './AccountMenu.module.css';
import { type Section, sectionPath, sectionsOf, sectionTitles } from './sections';

const icons = {
  informations: 'user',
  address: 'pin',
  historique: 'box',
  listes: 'table',
  securite: 'lock',
  donnees: 'shield',
} as const;

/** Scrolls the row that the menu is in a narrow window; Chromium does not if a part of the link is visible. */
function reveal(link: HTMLElement | null | undefined): void {
  const row = link?.closest('ul');
  if (row && link)
    row.scrollLeft = link.offsetLeft - row.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
}

interface AccountMenuProps {
  readonly current: Section;
  readonly onSignOut: () => void;
}

/** Renders the links to the sections and the sign-out button. */
export function AccountMenu({ current, onSignOut }: AccountMenuProps) {
  const sections = sectionsOf(useExtras());
  const menu = useRef<HTMLUListElement>(null);

  useLayoutEffect(() => reveal(menu.current?.querySelector(`[href="${sectionPath(current)}"]`)), [current]);

  return (
    <nav aria-label="Mon compte" data-no-print>
      <ul ref={menu} className={`${styles.menu} sph-ruled`} onFocus={({ target }) => reveal(target)}>
        {sections.map((section) => (
          <li key={section}>
            <a href={sectionPath(section)} aria-current={section === current ? 'page' : undefined}>
              <Icon name={icons[section]} size="s" />
              {sectionTitles[section]}
            </a>
          </li>
        ))}
        <li>
          <button type="button" onClick={onSignOut}>
            <Icon name="logout" size="s" />
            Déconnexion
          </button>
        </li>
      </ul>
    </nav>
  );
}
