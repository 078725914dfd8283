use super::*;
use crate::{
    dist::machine::ALL,
    tools::{typed, works},
};

#[test]
fn packages_say_what_they_are_for() {
    let version = env!("CARGO_PKG_VERSION");
    assert!(place(&ALL[0]).ends_with(format!("dist/demesne_{version}_amd64.deb")));
    let control = control(&ALL[1], 4711);
    for line in [
        "Package: demesne",
        &format!("Version: {version}"),
        "Architecture: arm64",
        "Installed-Size: 4711",
        "Description: server, opponents and tools for board games",
    ] {
        assert!(control.lines().any(|found| found == line), "{line} in {control}");
    }
    // A line is a field or goes on with the one before it; an empty one would end the package.
    assert!(control.lines().all(|line| line.starts_with(' ') || line.contains(": ")), "{control}");
    assert!(control.ends_with('\n'));
}

#[test]
fn units_of_the_package_start_the_program_of_the_package() {
    for name in UNITS {
        let own = read(&root().join("deploy").join(name)).unwrap();
        let unit = packaged(name, &own).unwrap_or_else(|why| panic!("{why:?}"));
        assert!(!unit.contains("/usr/local") && !unit.contains("/etc/systemd"), "{unit}");
        assert!(!unit.contains("exists while the server runs"), "{unit}");
        if name.ends_with(".service") {
            assert!(unit.contains("/usr/bin/demesne ") && unit.contains("\nUser=demesne\n"), "{unit}");
            // A user that goes away hides the rest of the system from the server; so does ours.
            for kept in ["ProtectSystem=strict", "ProtectHome=yes", "PrivateTmp=yes", "NoNewPrivileges=yes"] {
                assert!(unit.contains(kept), "{name}: {kept}");
            }
        }
    }
    let Err(Failure::Check(why)) = packaged("demesne.service", "[Service]\nExecStart=/opt/demesne serve\n")
    else {
        panic!("it starts something else")
    };
    assert!(why.contains("deploy/demesne.service is no longer"), "{why}");
}

#[test]
fn a_package_has_its_files() {
    let scratch = Scratch::new("staged-debian").unwrap();
    let binary = scratch.folder.join("built");
    put(&binary, [0u8; 3000], 0o600).unwrap();
    let folder = scratch.folder.join("staged");
    stage(&folder, &ALL[0], &binary, &Contents::example()).unwrap();
    let staged: Vec<String> = files(&folder, "")
        .iter()
        .map(|path| path.strip_prefix(&folder).unwrap().to_string_lossy().into_owned())
        .collect();
    assert_eq!(
        staged,
        [
            "DEBIAN/conffiles",
            "DEBIAN/control",
            "DEBIAN/postinst",
            "DEBIAN/postrm",
            "DEBIAN/prerm",
            "etc/demesne.env",
            "usr/bin/demesne",
            "usr/lib/systemd/system/demesne-backup.service",
            "usr/lib/systemd/system/demesne-backup.timer",
            "usr/lib/systemd/system/demesne.service",
            "usr/lib/sysusers.d/demesne.conf",
            "usr/share/doc/demesne/CHANGELOG.md",
            "usr/share/doc/demesne/README.md",
            "usr/share/doc/demesne/THIRD-PARTY.md",
            "usr/share/doc/demesne/copyright",
            "usr/share/doc/demesne/examples/Caddyfile",
            "usr/share/doc/demesne/examples/nginx.conf",
            "usr/share/doc/demesne/hosting.md",
            "usr/share/doc/demesne/security.md",
        ]
    );
    assert_eq!(read(&folder.join("DEBIAN/conffiles")).unwrap(), "/etc/demesne.env\n");
    let settings = read(&folder.join(SETTINGS)).unwrap();
    let is_set = |line: &&str| !line.trim().is_empty() && !line.starts_with('#');
    assert_eq!(
        settings.lines().find(is_set),
        None,
        "a server that nobody has set up yet runs with its defaults"
    );
}

#[test]
fn scripts_are_scripts_and_stay_inside_of_the_root_that_they_are_given() {
    let scratch = Scratch::new("scripts").unwrap();
    for (name, text) in SCRIPTS {
        let path = scratch.folder.join(name);
        put(&path, text, 0o755).unwrap();
        let parsed = program("sh", &["-n", &shown(&path)]);
        let line = typed(&parsed);
        assert!(works(parsed), "{line}");
        assert!(text.starts_with("#!/bin/sh\n") && text.contains("\nset -e\n"), "{name}");
        for line in text.lines().filter(|line| !line.trim_start().starts_with('#') && line.contains("rm -rf"))
        {
            assert!(line.contains("\"$DPKG_ROOT/var/lib/demesne\""), "{name}: {line}");
        }
    }
}

#[test]
fn the_copyright_has_the_whole_licence() {
    let text = copyright("MIT License\n\nCopyright (c) Ada\n\nPermission is\ngranted.\n\nNo warranty.\n");
    assert!(text.contains("\nCopyright: Ada\n"), "{text}");
    assert!(
        text.contains(
            "\nLicense: MIT\n Copyright (c) Ada\n .\n Permission is\n granted.\n .\n No warranty.\n\n"
        ),
        "{text}"
    );
}
