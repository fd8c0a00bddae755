import { useQuery, useQueryClient } from '@tanstack/react-query';
import { personField, useEditedForm } from 'page-kit/forms';
import { toast } from 'react-hot-toast/headless';
import {
  siretRefusal,
  usableSiret,
  usableVatNumber,
  vatNumberRefusal,
} from 'shared-contracts/api/company-ids';
import { longest, shortest, usernameForm } from 'shared-contracts/api/limits';
import type { ProfileChange, User } from 'shared-contracts/api/users';
import { profileQuery } from 'shared-contracts/auth';
import { useExtras, useHttp } from 'shared-contracts/http';
import { ErrorSummary, InputField } from 'shared-ui/field';
import { PanelBox } from 'shared-ui/layout';
import { AccountForm } from '../AccountForm';
import { useDraft } from '../drafts';
import formStyles from '../form.module.css';
import { Loaded } from '../Loaded';
import { SectionFrame } from '../SectionFrame';
import frame from '../SectionFrame.module.css';
import { ContentSkeleton } from '../SectionSkeleton';

/** The values of the form. */
function informationOf({ lastName, firstName, companyName, username, siret, vatNumber }: User) {
  return { lastName, firstName, companyName, username, siret: siret ?? '', vatNumber: vatNumber ?? '' };
}

type Information = ReturnType<typeof informationOf>;

/** Company identifiers, accepted only by an API with extras; an empty value removes one. */
const companyIds = {
  siret: { label: 'SIRET', hint: '14\u00a0chiffres.', usable: usableSiret, refusal: siretRefusal },
  vatNumber: {
    label: 'TVA intracommunautaire',
    hint: 'D’une entreprise française\u00a0: FR et onze caractères.',
    usable: usableVatNumber,
    refusal: vatNumberRefusal,
  },
} as const;

/** The profile, to edit. */
export function InformationSection() {
  const query = useQuery(profileQuery(useHttp()));
  return (
    <SectionFrame section="informations">
      <Loaded
        query={query}
        failure="Vos informations ne peuvent pas être affichées pour le moment."
        skeleton={<ContentSkeleton section="informations" />}
      >
        {(user) => (
          <div className={frame.boxes}>
            <PanelBox padded>
              {typeof user.customerNumber === 'string' && <p>Numéro client&nbsp;: {user.customerNumber}</p>}
              <InformationForm key={user.id} user={user} />
            </PanelBox>
          </div>
        )}
      </Loaded>
    </SectionFrame>
  );
}

/** Renders the form of the profile; the header shows saved changes at once. */
function InformationForm({ user }: { readonly user: User }) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const extras = useExtras();
  const form = useEditedForm<Information>(informationOf(user));
  useDraft(form, 'informations');

  async function save(typed: Information) {
    const sent = form.getValues();
    const changed = form.changed(typed);
    const { siret, vatNumber, ...specified } = { ...informationOf(user), ...changed };
    // Another device may have changed the rest since; the specified call sends all fields.
    const information = (await http.takesExtras()) ? changed : specified;
    const saved = await http.patch<User>('users/profile', information satisfies ProfileChange);
    const current = { ...user, ...information };
    // The API may return only some fields, or null, or as a number the id that the checkout compares.
    const returned = Object.entries(saved ?? {}).filter(
      ([name, value]) => typeof value === typeof current[name as keyof User],
    );
    const merged = { ...current, ...Object.fromEntries(returned) };
    queryClient.setQueryData(profileQuery(http).queryKey, merged);
    const now = form.getValues();
    form.reset(informationOf(merged));
    // Typed while the profile was being saved.
    for (const name of Object.keys(now) as (keyof Information)[])
      if (now[name] !== sent[name]) form.setValue(name, now[name], { shouldDirty: true });
    toast.success('Profil mis à jour\u202f!');
  }

  return (
    <AccountForm
      form={form}
      submitLabel="Enregistrer"
      failure="Erreur lors de la mise à jour du profil"
      onSend={save}
    >
      <ErrorSummary {...form.summary} />
      <div className={formStyles.two}>
        {(['lastName', 'firstName', 'companyName'] as const).map((name) => (
          <InputField key={name} {...personField(form, name)} />
        ))}
        {extras &&
          (['siret', 'vatNumber'] as const).map((name) => {
            const { label, hint, usable, refusal } = companyIds[name];
            return (
              <InputField
                key={name}
                label={label}
                optional
                hint={hint}
                {...form.field(name, {
                  validate: (typed) => typed.trim() === '' || usable(typed) !== null || refusal,
                  setValueAs: (text: string) => usable(text) ?? text.trim(),
                })}
                autoComplete="off"
                maxLength={longest.companyId}
              />
            );
          })}
        <InputField
          label="Pseudo"
          required
          hint={`Pour vous connecter sans votre adresse e-mail. ${shortest.username}\u00a0caractères au minimum, sans espace ni @.`}
          {...form.field('username', {
            required: 'Choisissez un pseudo.',
            minLength: {
              value: shortest.username,
              message: `Le pseudo compte ${shortest.username}\u00a0caractères au minimum.`,
            },
            pattern: { value: usernameForm, message: 'Le pseudo ne contient ni espace ni @.' },
            setValueAs: (text: string) => text.trim(),
          })}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={longest.username}
        />
      </div>
    </AccountForm>
  );
}
