/** What `npm run admin -- help` prints. */
export const help = `Usage: npm run admin -- <command>

  companies [--status pending|active|suspended|rejected] [--skip <how many were seen>]
                                            with all that they are judged by; those with one number side by side
  pending                                   the same as companies --status pending
  unowned                                   companies that are or were active and have no member
  company <company id or corporate number>  one of them, with the stamp that approving asks for
  approve <company id or corporate number> --read <stamp> --checked none|email|number|document
                                            as it was read; its page shows what you have checked of that
  reject  <company id or corporate number> [--reason "…"]
  suspend <company id or corporate number> [--reason "…"]
  resume  <company id or corporate number> [--reason "…"]
                                            ends a suspension; what was verified stays as it is
  renames [--skip <how many were seen>]     approved companies whose new names or number wait, old and new side by side
  approve-rename <company id or corporate number> --read <stamp> --checked none|email|number|document
                                            makes the new ones public; the mark falls to what still holds, or to what
                                            you have checked
  reject-rename <company id or corporate number> --reason "…"
                                            leaves the old ones; the reason goes to the company's owners
  set-verification <company id or corporate number> none|email|number|document --read <stamp> [--reason "…"]
                                            what you have checked of a company; its page shows it with today's date
  take-down <ad id> [--reason "…"]          for good; its company is told
            [--report <report id or ad id>] the report that it answers, or all open ones of the ad, closed with it
            [--danger]                      an offer of crime: everybody who applied is told what to do
  reviews                                   ads whose wording has to be looked at, with what is found, the longest first
  review <ad id>                            all that one of them states, with the stamp that publishing asks for
  publish-ad <ad id> --read <stamp>         as it was read, or schedules it for its company's time; its company is told
  return-ad <ad id> --reason "…"            gives it back to its company, which is told what has to change
  change-ad <ad id> <field>=<value> …       title, duties, wage-min, holidays, valid-through=YYYY-MM-DD, reply-by-days …;
                                            what it said is kept, and material changes are told to who applied
  applications <ad id>                      applications to an ad: id, status, promised day, name
  set-application <application id> view|screen|interview|offer|reject [--text "…"]
                                            for a company that answered by mail; the student is told
  reports                                   ads with open reports, the longest first, with why and how far each is
  report <report id or ad id>               all that was reported of an ad, what its company was asked and answered
  ask-company <report id or ad id> [--text "…"]
                                            one report, or all open ones of the ad: its company is asked by mail and
                                            answers on the site; it learns the reasons and your text, nothing else
  close-report <report id or ad id> --outcome removed|ended|corrected|warned|no_problem --reason "…"
                                            the same, once the ad is so; the reason goes to its company and to who
                                            reported and gave an address: name nobody in it
  message-reports                           threads that students ended and reported, those that wait the longest first
  message-report <report id>                what was reported, with the messages; that you read it goes into the audit
                                            log and is shown to the student alone
  message-report-file <report id> <file id> --to <path>
                                            writes a file of what was reported there; logged and shown as above
  close-message-report <report id> --reason "…"
                                            the reason goes to the student who reported
  grant-admin <e-mail address>              of an account; the identity provider has to have verified the address
  publish-info --title "…" --body "…" [--important]
  mail-stops                                addresses that get no mails: they bounced, or a mail was reported
  lift-mail-stop <e-mail address>           sends mails there again
  due-digests                               what waits for a digest whose time has come; sends nothing
  sweep <name> [--dry-run]                  one of docs/production/operating.md, "What runs when", now; dry: how many it would find
  reindex                                   makes the tags and search rows of every ad anew, in the background
  failed-tasks                              work in the background that used up its tries
  retry-tasks [<task id> …]                 tries it again: these, or all
  backup <new folder>                       all tables as of one instant and all files, of a site on a server, while it runs;
                                            keys are not in it
  restore <folder>                          puts a backup into an empty database and an empty place of files; before the first start
  copy-files                                copies FILES_DIR into FILES_BUCKET and compares; what is there already is left alone
  doctor                                    checks configuration, database, migrations, the place of files, Redis and the Firebase project
`
